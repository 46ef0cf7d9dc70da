import type { Payload } from "payload";
import { z } from "zod";

const CARDS = 3;

/** How many characters of a message a card shows. */
const FIRST_WORDS = 140;

/** Something that waits, and where staff open it. */
export type Card = {
  id: string;
  href: string;
  name: string;
  words: string;
  sentAt: string;
  /** A frame of the story's video, once there is one. */
  picture?: string;
};

const NEWEST = { sort: "-createdAt", limit: CARDS, pagination: false } as const;

const clip = z.object({ thumbnailURL: z.string() });

/** Returns the newest waiting entries of the inboxes that are quick to read: stories and messages. */
export async function waitingCards(payload: Payload): Promise<Record<string, Card[]>> {
  const [stories, messages, offers] = await Promise.all([
    payload.find({ collection: "stories", where: { status: { equals: "Pending" } }, depth: 1, ...NEWEST }),
    unhandled(payload, "contact-messages"),
    unhandled(payload, "volunteer-contacts"),
  ]);
  return {
    stories: stories.docs.map((story) => ({
      ...cardOf("stories", story, story.description),
      picture: clip.safeParse(story.file).data?.thumbnailURL,
    })),
    "contact-messages": messages,
    "volunteer-contacts": offers,
  };
}

async function unhandled(
  payload: Payload,
  collection: "contact-messages" | "volunteer-contacts",
): Promise<Card[]> {
  const where = { isHandled: { not_equals: true } };
  const { docs } = await payload.find({ collection, where, depth: 0, ...NEWEST });
  return docs.map((message) => cardOf(collection, message, message.message));
}

type Sent = { id: string; name: string; createdAt: string };

function cardOf(inbox: string, { id, name, createdAt }: Sent, text: string | null | undefined): Card {
  return {
    id,
    href: `/admin/collections/${inbox}/${encodeURIComponent(id)}`,
    name,
    words: firstWords(text ?? ""),
    sentAt: createdAt,
  };
}

function firstWords(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= FIRST_WORDS) return line;
  return `${line.slice(0, line.lastIndexOf(" ", FIRST_WORDS) + 1 || FIRST_WORDS).trim()} …`;
}
