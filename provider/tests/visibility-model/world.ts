import { SAFETY_VERSION } from "@lampstand/contract/safety";
import { processState } from "@lampstand/runtime/process-state";
import type { CollectionSlug } from "payload";
import { z } from "zod";

import { isSqlite } from "../../src/lib/db/transactions";
import { mailsTo, sendMails } from "../support/mails";
import { startPreparation } from "../support/preparation";
import { startProvider } from "../support/provider";
import type { Upload } from "../support/request";
import type { Staff } from "../support/staff";
import { expectStored, realVideo, sendStory, storyWords } from "../support/stories";
import { someEmail } from "../support/visitor";
import type { Film, Other, Rules, StoryFacts, Words } from "./oracle";
import { createClock } from "./passing-time";
import { makePlaces } from "./places-on-the-site";
import { createBackups, forgetStories } from "./saved-rows";

/** A story as its storyteller sends it, and the worker's progress on its film. */
export type Variant = {
  age: "adult" | "teen" | "child";
  isDangerous: boolean;
  /** Whether its storyteller agreed to publication when they sent it. */
  agrees: boolean;
  film: Film;
  preparation: "ready" | "waiting" | "unprepared";
};

/** What is known about a story during a sequence. */
export type Story = {
  facts: StoryFacts;
  id: string;
  slug: string;
  /** The storyteller's. */
  email: string;
  clipId: string;
  videoId?: string;
  /** Another video of the same film. */
  copy?: { id: string; slug: string; isPublished: boolean; isTicked: boolean; words: Words };
  /** The question that somebody has read and not answered yet. */
  read?: { email: string; token: string; version: string; edition: number };
  /** What will be published or taken off the site on a date. */
  dated: Set<"story" | "video" | "off">;
  /** How many changes to the film were requested. */
  asked: number;
  /** How many cuts and covers the current film has. */
  cuts: number;
  /** Its still picture, if it has one. */
  poster?: string | undefined;
  /** Whether the provider may hide it longer than necessary, as it does with restored stories. */
  isHeldBack: boolean;
};

/** Everything that people have done in a sequence. */
export type Model = { rules: Rules; stories: Story[]; backup?: Backup };

export type Backup = { rules: Rules; stories: Story[] };

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
  poster: text,
  hashtagId: z.array(z.unknown()).nullish(),
});
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value === true);

/** Returns what visitors would read of a video. */
export function wordsOf(video: unknown, { isUnnamed }: Pick<Words, "isUnnamed">): Words {
  const shown = videoWords.safeParse(video).data;
  return {
    isUnnamed,
    title: shown?.name ?? "",
    description: shown?.description ?? "",
    place: shown?.recordedAt ?? "",
    links: [shown?.youtubeLink ?? "", shown?.facebookLink ?? ""],
    hashtags: (shown?.hashtagId ?? []).map(String),
    picture: shown?.poster ?? "",
  };
}

const found = z
  .looseObject({ id: z.string() })
  .nullish()
  .transform((record) => record ?? undefined);
const sent = z.object({ id: z.string(), file: z.string() });
const storyFields = z.looseObject({
  isUnnamed: flag,
  title: text,
  publishUnprepared: flag,
  hashtags: z.unknown().optional(),
  description: text,
});
const NO_WORDS = storyFields.parse({});
const ticked = z.looseObject({ publishUnprepared: flag });
const standing = z.looseObject({ status: text, deletedAt: text });

/** The default rules. */
export const CAREFUL: Rules = { needsTwoForDanger: true, asksParentOfTeen: true };

/** Stops the workers, which run when a step says so. */
function stopWorkers() {
  const idle = { wake: () => undefined };
  processState().workers = {
    ...{ followUp: idle, mails: idle, revalidation: idle, purges: idle, captionDrafts: idle },
    ...{ search: idle, maintenance: idle, schedule: idle, problems: idle },
  };
}

/** Starts the provider, its worker, and the people of a sequence. */
export async function startWorld() {
  stopWorkers();
  const provider = await startProvider({ PREPARE_AT_ONCE: "1", SITE_URL: "https://stories.example" });
  const { payload, request, staff, signInAs, dataDir } = provider;
  // Nothing has to survive a crash.
  if (isSqlite(payload.db)) await payload.db.client.execute("PRAGMA synchronous = OFF");
  const { work } = await startPreparation(provider);
  const { announceSubmissions } = await import("../../src/features/inbox/announce");
  const { askAboutFilms } = await import("../../src/features/consents/ask-others");
  const { PreparationError } = await import("../../src/features/preparation/preparation-error");
  const { prepareDatabase } = await import("../../src/prepare");
  const { previewToken } = await import("../../src/features/preview/preview-context");
  const { createIndexer } = await import("../../src/features/search/index-changes");
  const people: Staff[] = [
    staff,
    await signInAs("editor"),
    await signInAs("reviewer"),
    await signInAs("reviewer"),
  ];
  const clock = await createClock(provider, people);
  const film = await realVideo();
  const places = await makePlaces(provider);
  let areRulesChanged = false;

  /** Sends a staff member's request. Returns the answer, unless it was refused. */
  async function answered(who: Staff, method: string, path: string, data?: object): Promise<unknown> {
    areRulesChanged ||= path === "globals/story-form";
    const answer = await request.fetch(`/api/${path}`, { method, headers: who.headers, data });
    if (answer.status >= 500) throw new Error(`${method} ${path}: ${answer.status} ${answer.text()}`);
    if (answer.status === 401) throw new Error(`${who.email} is not signed in`);
    return answer.ok ? answer.json() : undefined;
  }

  /** Does the same as `answered`. Returns true if it was done; a refusal changes nothing. */
  const does = async (...asked: Parameters<typeof answered>) => (await answered(...asked)) !== undefined;

  function filmOf({ isPlayable }: Film): Upload {
    const buffer = Buffer.from(film.buffer);
    // As an iPhone writes it.
    if (!isPlayable) buffer.write("qt  ", buffer.indexOf("ftyp") + 4);
    return { ...film, buffer };
  }

  async function storyOf({ age, isDangerous, agrees, film: made, preparation }: Variant): Promise<Story> {
    const parentEmail = age === "adult" ? undefined : someEmail();
    const email = someEmail();
    const words = storyWords({
      ...{ name: TELLER, email, recordedAt: "Cologne", isAcceptUnrestricted: String(agrees) },
      ...{ youtubeLink: "https://youtube.com/watch?v=1", safetyVersion: SAFETY_VERSION },
      ...{ tellerAge: age, othersSeen: "unasked", danger: isDangerous ? "perhaps" : "no" },
      ...(made.isSaidAgain && { leftOut: "[[0,2]]" }),
      ...(parentEmail && { parentName: "Eva Example", parentEmail }),
    });
    await expectStored(await sendStory(request, words, filmOf(made)));
    const { id, file } = sent.parse(await recordOf("stories", words.slug ?? "", "slug"));
    const clipId = file;
    const where = { id: { equals: clipId } };
    if (made.saysWhere)
      await payload.db.updateOne({ collection: "clips", where, data: { hasMetadata: true } });
    while (preparation !== "waiting" && (await recordOf("clips", clipId))?.preparation !== preparation)
      await (preparation === "ready" ? work() : work(null));
    const facts: StoryFacts = {
      ...{ teller: TELLER, tellerAgrees: agrees, tellerHasWithdrawn: false, age, isDangerous },
      ...{ isStoryPublished: false, isVideoPublished: false, isStoryInTrash: false, isVideoInTrash: false },
      ...{ edition: 0, isEdited: false, film: made, isPrepared: preparation === "ready", isTicked: false },
      ...{
        others: new Map<string, Other>(),
        approvals: new Map(),
        captions: [],
        words: wordsOf({}, { isUnnamed: false }),
      },
    };
    if (parentEmail) facts.others.set(parentEmail, { role: "parent", hasWithdrawn: false });
    const nothing = { dated: new Set<never>(), asked: 0, cuts: 0, isHeldBack: false };
    const story: Story = { facts, id, slug: words.slug ?? "", email, clipId, ...nothing };
    facts.words = await wordsNow(story);
    return story;
  }

  /** Returns the first record with this value as staff see it, even in the trash. */
  async function recordOf(collection: CollectionSlug, value: string, field = "id") {
    return found.parse(await payload.db.findOne({ collection, where: { [field]: { equals: value } } }));
  }

  /** Returns what visitors would read, as staff see it. */
  async function wordsNow(story: Story): Promise<Words> {
    const stored = storyFields.safeParse(await recordOf("stories", story.id)).data;
    const video = await recordOf("videos", story.slug, "slug");
    story.videoId = video?.id ?? story.videoId;
    story.facts.isTicked = ticked.parse(video ?? stored ?? {}).publishUnprepared;
    const { isUnnamed, title, hashtags, description, ...places } = stored ?? NO_WORDS;
    const shown = isUnnamed ? {} : { ...places, hashtagId: hashtags };
    return wordsOf(video ?? { ...shown, name: title, description }, { isUnnamed });
  }

  /** Returns a record's status, as staff see it. */
  async function standingOf(collection: "stories" | "videos", id: string | undefined) {
    const record = id === undefined ? undefined : await recordOf(collection, id);
    const { status, deletedAt } = standing.parse(record ?? {});
    return { isGone: !record, isInTrash: !record || deletedAt !== "", status };
  }

  return {
    ...provider,
    ...{ work, people, answered, does, storyOf, recordOf, wordsNow, standingOf, clock, places },
    ...{ announceSubmissions, askAboutFilms, PreparationError },
    ...createBackups(provider),
    index: createIndexer(payload),
    /** Resets the clock, the rules and the stories. */
    async startOver(): Promise<void> {
      if (clock.startOver()) await clock.signInAgain();
      if (areRulesChanged) await staff.updateGlobal("story-form", CAREFUL);
      areRulesChanged = false;
      await forgetStories(provider);
    },
    restart: () => prepareDatabase(payload),
    /** Returns what a preview of the home page shows to staff who edit its draft. */
    async previewed(stories: Story[]): Promise<string> {
      const draft = Object.fromEntries(
        stories.map(({ clipId }, index) => [
          ["fVideo", "sVideo"][index] ?? "forthImage",
          { relationTo: "clips", value: clipId },
        ]),
      );
      const data = { token: previewToken({ kind: "home" }), path: "/web/home-page-content", draft };
      return (await request.post("/preview/read", { data, headers: places.headers() })).text();
    },
    /** Returns the tokens of the questions mailed to somebody, oldest first. */
    async questionsTo(email: string): Promise<string[]> {
      await sendMails(payload);
      return (await mailsTo(dataDir, email)).flatMap((mail) => QUESTION.exec(mail.text ?? "")?.[1] ?? []);
    },
  };
}
