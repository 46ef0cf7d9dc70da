import type { Payload } from "payload";

/** Whose mails these are, as the settings or else the sender's name say it. */
export async function brandOf(payload: Payload): Promise<string> {
  const { company } = await payload.findGlobal({ slug: "settings", depth: 0, select: { company: true } });
  return company || payload.email.defaultFromName;
}
