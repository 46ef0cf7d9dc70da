import { z } from "zod";

import { environment } from "../../lib/environment";

/** How long the admin's home page waits for a site, in milliseconds. */
const ANSWER_TIMEOUT_MS = 1_000;

/** How many proxies a site expects, and how many it has found if that is wrong. */
const answer = z.object({ configured: z.number(), found: z.number().nullable() });

/** Returns a sentence for staff if a site can't tell visitors apart because it expects too few or too many proxies. */
export async function proxiesNotice(): Promise<string | undefined> {
  const { revalidateSecret, siteUrls } = environment();
  if (!revalidateSecret) return undefined;
  const answers = await Promise.all(siteUrls.map((site) => ask(site, revalidateSecret)));
  const wrong = answers.find((answer) => typeof answer?.found === "number");
  if (!wrong) return undefined;
  return `The site can’t tell visitors apart and will soon refuse some. Their requests come through ${proxyCount(wrong.found ?? 0)}, but the site expects ${proxyCount(wrong.configured)}. Please tell the person who looks after the server to set TRUSTED_PROXIES=${wrong.found} for the site.`;
}

/** Returns `undefined` for a site that doesn't answer or is of another version. */
async function ask(site: string, secret: string): Promise<z.output<typeof answer> | undefined> {
  const response = await fetch(`${site}/api/proxies`, {
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch(() => undefined);
  return answer.safeParse(await response?.json().catch(() => undefined)).data;
}

function proxyCount(count: number): string {
  if (count === 0) return "none";
  return count === 1 ? "one proxy" : `${count} proxies`;
}
