type BadBody = { type: string | null; body: Buffer };

type Random = () => number;

const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "multipart/form-data; boundary=",
  'multipart/form-data; boundary="a b"',
  "text/plain",
  "application/offset+octet-stream",
  "image/svg+xml",
  ";;;",
] as const;

const STRINGS = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202e\u200b",
  "null",
  "' OR 1=1 --",
  "<svg/onload=alert(1)>",
  "../../../etc/passwd",
  "C:\\windows\\system32",
  "{{7*7}}${7*7}",
  "=cmd|' /C calc'!A0",
  "a@b",
  `${"a".repeat(300)}@example.org`,
  "someone@example.org\r\nBcc: all@example.org",
  "x".repeat(20_000),
  "+1415555267",
  "javascript:alert(1)",
  "%00%ff%c0%af",
  "__proto__",
] as const;

/** Returns a body that no form would send, from the names of its fields; sometimes a nearly correct one. */
export function badBody(random: Random, fields: Readonly<Record<string, unknown>>): BadBody {
  const make = oneOf(random, [
    noise,
    truncatedJson,
    oddJson,
    oddJson,
    nearlyRight,
    urlEncoded,
    multipart,
    multipart,
  ]);
  return make(random, fields);
}

function noise(random: Random): BadBody {
  const body = Buffer.from(Array.from({ length: Math.floor(random() * 400) }, () => random() * 256));
  return { type: random() < 0.1 ? null : oneOf(random, TYPES), body };
}

function truncatedJson(random: Random, fields: object): BadBody {
  const whole = JSON.stringify(fields);
  return { type: "application/json", body: Buffer.from(whole.slice(0, Math.floor(random() * whole.length))) };
}

function oddJson(random: Random): BadBody {
  return { type: "application/json", body: Buffer.from(JSON.stringify(oddValue(random, 0))) };
}

/** Returns what the call expects, with one wrong field. */
function nearlyRight(random: Random, fields: Readonly<Record<string, unknown>>): BadBody {
  const [first = "name", ...others] = Object.keys(fields);
  const wrong = { ...fields, [oneOf(random, [first, ...others])]: oddValue(random, 1) };
  return { type: "application/json", body: Buffer.from(JSON.stringify(wrong)) };
}

function urlEncoded(random: Random, fields: object): BadBody {
  const pairs = Object.keys(fields).map((name) => [name, oneOf(random, STRINGS)]);
  const body = new URLSearchParams(pairs).toString() + oneOf(random, ["", "&%", "&a=%zz", "&__proto__[x]=1"]);
  return { type: "application/x-www-form-urlencoded", body: Buffer.from(body) };
}

function multipart(random: Random, fields: object): BadBody {
  const end = oneOf(random, ["\r\n--x--\r\n", "\r\n--x", "", "\r\n--x--", "\n--x--\n"]);
  const parts = [...Object.keys(fields), "file"].flatMap((name) => {
    if (random() < 0.3) return [];
    const value = oneOf(random, STRINGS);
    const file = oneOf(random, [
      "",
      '; filename="../../evil.mp4"',
      '; filename="',
      "; filename*=utf-8''%ff",
      `; filename="${"n".repeat(2000)}"`,
    ]);
    const head = oneOf(random, [
      `Content-Disposition: form-data; name="${name}"${name === "file" || random() < 0.2 ? file : ""}`,
      `content-disposition:form-data;name=${name}`,
      `Content-Disposition: attachment; name="${name}"`,
      "",
      `X-${"h".repeat(3000)}: 1`,
      `Content-Disposition: form-data; name="${name}"\r\nContent-Type: multipart/mixed; boundary=x`,
    ]);
    return [`--x\r\n${head}\r\n\r\n${value}`];
  });
  return { type: "multipart/form-data; boundary=x", body: Buffer.from(parts.join("\r\n") + end) };
}

function oddValue(random: Random, depth: number): unknown {
  const kind = depth > 3 ? 0 : random();
  if (kind < 0.4) return oneOf(random, STRINGS);
  if (kind < 0.5) return oneOf(random, [0, -1, 1e308, 2 ** 53 + 2, 0.1]);
  if (kind < 0.6) return oneOf(random, [null, true, false]);
  const values = Array.from({ length: Math.floor(random() * 5) }, () => oddValue(random, depth + 1));
  if (kind < 0.8) return values;
  return Object.fromEntries(values.map((value) => [oneOf(random, STRINGS), value]));
}

/** Returns random numbers from 0 up to 1, the same for each seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns one of the choices, by the random number. */
export function oneOf<T>(random: () => number, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
