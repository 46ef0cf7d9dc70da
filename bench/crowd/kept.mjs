/**
 * A visitor's data that the site has acknowledged, identified by unique text.
 *
 * @typedef {{ kind: keyof typeof STORED; key: string }} Acknowledged
 */

/** Counts how often the data that visitors send are stored, by their unique text; for SQLite and PostgreSQL. */
const STORED = {
  message: "SELECT email AS key, count(*) AS times FROM contact_messages GROUP BY email",
  report: "SELECT words AS key, count(*) AS times FROM reports GROUP BY words",
  prayer: "SELECT CAST(id AS TEXT) AS key, count(*) AS times FROM prayers GROUP BY id",
  saved: `SELECT members.email || ' ' || videos.slug AS key, count(*) AS times FROM saved_videos
    JOIN members ON CAST(members.id AS TEXT) = saved_videos.member
    JOIN videos ON CAST(videos.id AS TEXT) = saved_videos.video GROUP BY members.email, videos.slug`,
};

/**
 * Compares what was acknowledged with what is stored.
 *
 * @param {(sql: string) => Promise<Record<string, unknown>[]>} query
 * @param {Acknowledged[]} acknowledged
 */
export async function compareKept(query, acknowledged) {
  let [lost, twice] = [0, 0];
  for (const [kind, sql] of Object.entries(STORED)) {
    const stored = new Map((await query(sql)).map(({ key, times }) => [String(key), Number(times)]));
    const keys = new Set(acknowledged.filter((one) => one.kind === kind).map(({ key }) => key));
    lost += [...keys].filter((key) => !stored.has(key)).length;
    twice += [...keys].filter((key) => (stored.get(key) ?? 0) > 1).length;
  }
  return { lost, twice };
}

/**
 * Counts each kind, for example `12 message, 30 prayer`.
 *
 * @param {Acknowledged[]} acknowledged
 */
export function kindsOf(acknowledged) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { kind } of acknowledged) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(", ");
}
