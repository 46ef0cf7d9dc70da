import { SAFETY_VERSION } from "@lampstand/contract/safety";
import { z } from "zod";

import { mailsTo } from "../support/mails";
import { startPreparation } from "../support/preparation";
import { startProvider } from "../support/provider";
import type { Staff } from "../support/staff";
import { expectStored, realVideo, sendStory, storyWords } from "../support/stories";
import { someEmail } from "../support/visitor";
import type { Other, Rules, StoryFacts, Words } from "./oracle";

/** A story as its teller sends it. */
export type Variant = { age: "adult" | "teen" | "child"; isDangerous: boolean };

/** What is known of a story while a sequence runs. */
export type Story = {
  facts: StoryFacts;
  id: string;
  slug: string;
  clipId: string;
  videoId?: string;
  /** Another video of the same film. */
  copy?: { id: string; slug: string; isPublished: boolean; words: Words };
  /** What somebody has read of a question and not answered yet. */
  read?: { email: string; token: string; version: string; edition: number };
};

/** All that people have done in a sequence. */
export type Model = { rules: Rules; stories: Story[] };

export type World = Awaited<ReturnType<typeof startWorld>>;

const TELLER = "Rahel Musterfrau";

const QUESTION = /\/give-consent\/([\w-]{43,86})\s/;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const videoWords = z.looseObject({
  ...{ name: text, description: text, recordedAt: text },
  ...{ youtubeLink: text, facebookLink: text },
  hashtagId: z.array(z.unknown()).nullish(),
});

/** What visitors would read of a video; of its story, while there is none. */
export function wordsOf(video: unknown, { isUnnamed, title }: Pick<Words, "isUnnamed" | "title">): Words {
  const shown = videoWords.safeParse(video).data;
  return {
    isUnnamed,
    title: shown?.name ?? title,
    description: shown?.description ?? "",
    place: shown?.recordedAt ?? "",
    links: [shown?.youtubeLink ?? "", shown?.facebookLink ?? ""],
    hashtags: (shown?.hashtagId ?? []).map(String),
  };
}

/** The provider, its worker, and the people of a sequence. */
export async function startWorld() {
  const provider = await startProvider({ PREPARE_AT_ONCE: "1", SITE_URL: "https://stories.example" });
  const { payload, request, staff, signInAs, dataDir } = provider;
  const { work } = await startPreparation(provider);
  const { announceSubmissions } = await import("../../src/features/inbox/announce");
  const { sendDueMails } = await import("../../src/features/mail/outbox");
  const { askAboutFilms } = await import("../../src/features/consents/ask-others");
  const { PreparationError } = await import("../../src/features/preparation/preparation-error");
  const { prepareDatabase } = await import("../../src/prepare");
  const { fVideo } = await staff.readGlobal("home");
  const people: Staff[] = [
    staff,
    await signInAs("editor"),
    await signInAs("reviewer"),
    await signInAs("reviewer"),
  ];

  /** Has one of the staff ask for something. True when it was done; a refusal changes nothing. */
  async function does(who: Staff, method: string, path: string, data?: object): Promise<boolean> {
    const answer = await request.fetch(`/api/${path}`, { method, headers: who.headers, data });
    if (answer.status >= 500) throw new Error(`${method} ${path}: ${answer.status} ${answer.text()}`);
    return answer.ok;
  }

  async function storyOf({ age, isDangerous }: Variant): Promise<Story> {
    const parentEmail = age === "adult" ? undefined : someEmail();
    const words = storyWords({
      ...{
        name: TELLER,
        email: someEmail(),
        recordedAt: "Cologne",
        youtubeLink: "https://youtube.com/watch?v=1",
      },
      ...{ tellerAge: age, othersSeen: "unasked", danger: isDangerous ? "perhaps" : "no" },
      ...{ safetyVersion: SAFETY_VERSION },
      ...(parentEmail && { parentName: "Eva Example", parentEmail }),
    });
    await expectStored(await sendStory(request, words, await realVideo()));
    const { id, file } = await staff.one("stories", "slug", words.slug ?? "");
    while ((await staff.one("clips", "id", String(file))).preparation !== "ready") await work();
    const facts: StoryFacts = {
      ...{ teller: TELLER, tellerHasWithdrawn: false, age, isDangerous, others: new Map<string, Other>() },
      ...{ isStoryPublished: false, isVideoPublished: false, isStoryInTrash: false, isVideoInTrash: false },
      ...{ edition: 0, isEdited: false, isPrepared: true, approvedBy: new Set<string>() },
      words: { isUnnamed: false, title: "", description: "", place: "", links: [], hashtags: [] },
    };
    if (parentEmail) facts.others.set(parentEmail, { role: "parent", hasWithdrawn: false });
    return { facts, id, slug: words.slug ?? "", clipId: String(file) };
  }

  /** A record as it is, also in the trash. */
  async function recordOf(collection: string, id: string) {
    const answer = await request.get(`/api/${collection}?trash=true&depth=0&where[id][equals]=${id}`, {
      headers: staff.headers,
    });
    return z.object({ docs: z.array(z.looseObject({ id: z.string() })) }).parse(answer.json()).docs[0];
  }

  /** What visitors would read, as staff see it. */
  async function wordsNow(story: Story): Promise<Words> {
    const told = await recordOf("stories", story.id);
    const answer = await request.get(`/api/videos?trash=true&depth=0&where[slug][equals]=${story.slug}`, {
      headers: staff.headers,
    });
    const video = z.object({ docs: z.array(z.looseObject({ id: z.string() })) }).parse(answer.json()).docs[0];
    story.videoId = video?.id ?? story.videoId;
    const { isUnnamed, title } = z.looseObject({ isUnnamed: z.boolean().nullish(), title: text }).parse(told);
    return wordsOf(video, { isUnnamed: isUnnamed === true, title });
  }

  return {
    ...provider,
    ...{
      work,
      people,
      does,
      storyOf,
      recordOf,
      wordsNow,
      announceSubmissions,
      askAboutFilms,
      PreparationError,
    },
    /** Has the home page show what it did, and 'Telling a story' be as careful as it is at first. */
    async beginAnew(): Promise<void> {
      await staff.updateGlobal("home", { fVideo });
      await staff.updateGlobal("story-form", { needsTwoForDanger: true, asksParentOfTeen: true });
      await provider.removeVisitors();
    },
    restart: () => prepareDatabase(payload),
    /** The tokens of the questions that somebody was mailed, the oldest first. */
    async questionsTo(email: string): Promise<string[]> {
      await sendDueMails(payload);
      return (await mailsTo(dataDir, email)).flatMap((mail) => QUESTION.exec(mail.text ?? "")?.[1] ?? []);
    },
  };
}
