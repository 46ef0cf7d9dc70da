import { agreedTo, STORY_CONSENTS } from "@/lib/schemas/consent-sentences";
import type { Story } from "@/lib/schemas/story";

/** A story as `POST /add_video` has it: every field a text, the consents with their sentences beside. */
export function contractFields({ file: _, ...story }: Story): Record<string, string> {
  const fields = Object.fromEntries(Object.entries(story).map(([name, value]) => [name, String(value)]));
  return { ...fields, consents: JSON.stringify(agreedTo(STORY_CONSENTS, story)) };
}
