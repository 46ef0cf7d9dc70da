import { z } from "zod";

import { fakeFfmpeg } from "../support/preparation";
import type { Staff } from "../support/staff";
import { asSomeVisitor } from "../support/stories";
import { someEmail, visitor } from "../support/visitor";
import type { StoryFacts, Words } from "./oracle";
import { type Model, type Story, type World, wordsOf } from "./world";

/** One thing that somebody does, in a world, to a story. */
type Act = (world: World, story: Story, model: Model, by: Staff) => Promise<unknown>;

const question = z.object({ data: z.looseObject({ version: z.string(), isGiven: z.boolean() }) });

let titles = 0;

/** Whether saving changed what had been approved; before there is a video, that is its title and the name alone. */
const isChanged = (before: Words, after: Words, hadVideo: boolean) =>
  hadVideo
    ? JSON.stringify(before) !== JSON.stringify(after)
    : before.title !== after.title || before.isUnnamed !== after.isUnnamed;

/** Saves a record; whatever of what is shown changes by it has to be approved again. */
async function saves({ does, wordsNow }: World, story: Story, by: Staff, path: string, data: object) {
  const hadVideo = story.videoId !== undefined;
  const isDone = await does(by, "PATCH", path, data);
  const after = await wordsNow(story);
  if (isChanged(story.facts.words, after, hadVideo)) story.facts.approvedBy.clear();
  story.facts.words = after;
  return isDone;
}

/** Publishing is approving, and does no more while another colleague has to approve, too. */
const publishes =
  (more: object = {}): Act =>
  async (world, story, { rules }, by) => {
    const { facts } = story;
    const title = facts.words.title ? {} : { title: "A story" };
    const data = { status: "Published", ...title, ...more };
    if (!(await saves(world, story, by, `stories/${story.id}`, data))) return;
    if (!facts.isStoryPublished || "approves" in more) facts.approvedBy.add(by.id);
    const needsAnother = facts.isDangerous && rules.needsTwoForDanger && facts.approvedBy.size < 2;
    if (facts.isStoryPublished || needsAnother) return;
    facts.isVideoPublished = true;
    facts.isStoryPublished = true;
  };

const video = (act: (world: World, story: Story, id: string, by: Staff) => Promise<unknown>): Act => {
  return async (world, story, _, by) => story.videoId && act(world, story, story.videoId, by);
};

const setsVideo = (status: "Active" | "Pending"): Act =>
  video(async (world, story, id, by) => {
    if (await saves(world, story, by, `videos/${id}`, { status }))
      story.facts.isVideoPublished = status === "Active";
  });

const copied = z.object({ doc: z.looseObject({ id: z.string(), slug: z.string() }) });

const copies = video(async ({ request }, story, id, by) => {
  if (story.copy) return;
  const answer = await request.post(`/api/videos/${id}/duplicate`, { headers: by.headers, data: {} });
  const { doc } = copied.safeParse(answer.json()).data ?? {};
  if (!answer.ok || !doc) return;
  const words = wordsOf(doc, story.facts.words);
  story.copy = { id: doc.id, slug: doc.slug, isPublished: false, words };
});

const setsCopy =
  (status: "Active" | "Pending"): Act =>
  async ({ does }, { copy }, _, by) => {
    if (copy && (await does(by, "PATCH", `videos/${copy.id}`, { status })))
      copy.isPublished = status === "Active";
  };

const restores = { deletedAt: null };
const trashes = () => ({ deletedAt: new Date().toISOString() });

const asked = (story: Story, role: "parent" | "seen") =>
  [...story.facts.others].find((other) => other[1].role === role)?.[0];

/** Opens the newest question, and keeps what it says until it is answered. */
const reads =
  (role: "parent" | "seen"): Act =>
  async ({ request, questionsTo, announceSubmissions, payload }, story) => {
    const email = asked(story, role);
    if (!email) return;
    await announceSubmissions(payload);
    const token = (await questionsTo(email)).at(-1);
    if (!token) return;
    const answer = await request.get(`/consent-requests/${token}`, { headers: asSomeVisitor() });
    if (!answer.ok) return;
    const { version } = question.parse(answer.json()).data;
    story.read = { email, token, version, edition: story.facts.edition };
  };

const agrees: Act = async ({ request }, { read, facts }) => {
  if (!read) return;
  const { send } = visitor(request);
  const { status } = await send("/give-consent", { token: read.token, version: read.version });
  const other = facts.others.get(read.email);
  if (status === 200 && other) other.agreedTo = read.edition;
};

const agreesAtOnce =
  (role: "parent" | "seen"): Act =>
  async (...given) => {
    await reads(role)(...given);
    await agrees(...given);
  };

const withdraws =
  (role: "parent" | "seen"): Act =>
  async ({ does, staff }, story, _, by) => {
    const email = asked(story, role);
    const record = email && (await staff.find("others-consents", "email", email));
    const other = email && story.facts.others.get(email);
    if (!record || !other) return;
    if (await does(by, "POST", `others-consents/${record.id}/withdraw-consent`)) other.hasWithdrawn = true;
  };

const asksSeen: Act = async ({ does }, story, _, by) => {
  if (asked(story, "seen")) return;
  const email = `seen-of-${story.slug}@example.org`;
  const data = { role: "seen", fullName: "Otto", email };
  if (await does(by, "POST", `stories/${story.id}/ask-somebody`, data))
    story.facts.others.set(email, { role: "seen", hasWithdrawn: false });
};

const asksOfFilm =
  (missing: StoryFacts["missing"], action: string, data?: object): Act =>
  async ({ does }, { clipId, facts }, _, by) => {
    if (await does(by, "POST", `clips/${clipId}/${action}`, data)) facts.missing = missing;
  };

const leaves: Act = async ({ does }, { clipId, facts }, _, by) => {
  if (await does(by, "POST", `clips/${clipId}/leave-as-it-is`)) facts.missing = undefined;
};

const COVER = { start: 1, end: 2, left: 0, top: 0, width: 1, height: 1 };

/** The worker makes what is asked for of every film, or cannot. */
const worker =
  (fails: boolean): Act =>
  async ({ work, PreparationError }, _story, { stories }) => {
    const made = new Set<string>();
    await work(async (options) => {
      const of = stories.find(({ clipId }) => options.name.includes(clipId));
      if (of && !fails) made.add(of.clipId);
      if (fails) throw new PreparationError("This file cannot be read.");
      return fakeFfmpeg(options);
    });
    for (const { facts } of stories.filter(({ clipId }) => made.has(clipId))) {
      if (!facts.missing) continue;
      facts.isEdited = facts.missing === "edit";
      facts.missing = undefined;
      facts.edition += 1;
      facts.approvedBy.clear();
    }
  };

const rule =
  (name: keyof Model["rules"], isOn: boolean): Act =>
  async ({ does, staff }, _story, { rules }) => {
    if (await does(staff, "POST", "globals/story-form", { [name]: isOn })) rules[name] = isOn;
  };

const recordInTrash =
  (data: () => object): Act =>
  async ({ does, request, staff }, story, _, by) => {
    for (const email of story.facts.others.keys()) {
      const found = await request.get(`/api/others-consents?trash=true&where[email][equals]=${email}`, {
        headers: staff.headers,
      });
      const { docs } = z.object({ docs: z.array(z.looseObject({ id: z.string() })) }).parse(found.json());
      for (const { id } of docs) await does(by, "PATCH", `others-consents/${id}?trash=true`, data());
    }
  };

/** Everything that somebody may do, by its name in a failure. */
export const STEPS: Record<string, Act> = {
  "publishes the story": publishes(),
  "approves what is published": publishes({ approves: true }),
  "declines the story": async (world, story, _, by) => {
    if (await saves(world, story, by, `stories/${story.id}`, { status: "Declined" }))
      story.facts.isStoryPublished = false;
  },
  "sets the video Active": setsVideo("Active"),
  "sets the video Pending": setsVideo("Pending"),
  "copies the video": copies,
  "publishes the copy": setsCopy("Active"),
  "takes the copy off": setsCopy("Pending"),
  "changes the story's title": (world, story, _, by) =>
    saves(world, story, by, `stories/${story.id}`, { title: `Title ${(titles += 1)}` }),
  "changes the video's title": video((world, story, id, by) =>
    saves(world, story, by, `videos/${id}`, { name: `Title ${(titles += 1)}` }),
  ),
  "titles the video with the teller's name": video((world, story, id, by) =>
    saves(world, story, by, `videos/${id}`, { name: `Rahel, ${(titles += 1)}` }),
  ),
  "takes the name off": (world, story, _, by) =>
    saves(world, story, by, `stories/${story.id}`, { isUnnamed: true }),
  "shows the name": (world, story, _, by) =>
    saves(world, story, by, `stories/${story.id}`, { isUnnamed: false }),
  "links the video": video((world, story, id, by) =>
    saves(world, story, by, `videos/${id}`, { facebookLink: `https://facebook.com/${(titles += 1)}` }),
  ),
  "asks whoever is seen": asksSeen,
  "the parent reads the question": reads("parent"),
  "whoever is seen reads the question": reads("seen"),
  "whoever has read a question agrees": agrees,
  "the parent agrees": agreesAtOnce("parent"),
  "whoever is seen agrees": agreesAtOnce("seen"),
  "withdraws for the teller": async ({ does }, { id, facts }, _, by) => {
    if (await does(by, "POST", `stories/${id}/withdraw-consent`)) facts.tellerHasWithdrawn = true;
  },
  "withdraws for the parent": withdraws("parent"),
  "withdraws for whoever is seen": withdraws("seen"),
  "trashes the story": async (world, story, _, by) => {
    if (await saves(world, story, by, `stories/${story.id}`, trashes())) story.facts.isStoryInTrash = true;
  },
  "restores the story": async (world, story, _, by) => {
    if (await saves(world, story, by, `stories/${story.id}?trash=true`, restores))
      story.facts.isStoryInTrash = false;
  },
  "trashes the video": video(async (world, story, id, by) => {
    if (await saves(world, story, by, `videos/${id}`, trashes())) story.facts.isVideoInTrash = true;
  }),
  "restores the video": video(async (world, story, id, by) => {
    if (await saves(world, story, by, `videos/${id}?trash=true`, restores))
      story.facts.isVideoInTrash = false;
  }),
  "trashes what others answered": recordInTrash(trashes),
  "restores what others answered": recordInTrash(() => restores),
  "asks for a cut": asksOfFilm("edit", "cut", { start: 1, end: 20 }),
  "asks for a cover": asksOfFilm("edit", "cover", COVER),
  "asks to undo what was cut": asksOfFilm("whole", "undo-cut"),
  "asks to try again": ({ does }, { clipId }, _, by) => does(by, "POST", `clips/${clipId}/retry-task`),
  "leaves the film as it is": leaves,
  "the worker finishes": worker(false),
  "the worker fails": worker(true),
  "the worker asks about films": ({ askAboutFilms, payload }) => askAboutFilms(payload),
  "two are no longer needed": rule("needsTwoForDanger", false),
  "two are needed": rule("needsTwoForDanger", true),
  "teens' parents are not asked": rule("asksParentOfTeen", false),
  "teens' parents are asked": rule("asksParentOfTeen", true),
  "the home page shows the film": ({ does, staff }, { clipId }) =>
    does(staff, "POST", "globals/home", { fVideo: { relationTo: "clips", value: clipId } }),
  "the story is saved with another's number": async (world, story, { stories }, by) => {
    const other = stories.find(({ id }) => id !== story.id);
    if (other) await saves(world, story, by, `stories/${story.id}`, { id: other.id });
  },
  "staff's address changes": async ({ does, staff }, _story, _model, by) => {
    if (by.id !== staff.id) await does(staff, "PATCH", `staff/${by.id}`, { email: someEmail() });
  },
  "a preview is made up": async ({ request }, { clipId }) => {
    const { previewToken } = await import("../../src/features/preview/preview-token");
    const draft = { fVideo: { relationTo: "clips", value: clipId } };
    const path = "/web/home-page-content";
    await request.post("/preview/read", { data: { token: previewToken({ kind: "home" }), path, draft } });
  },
  "the provider restarts": ({ restart }) => restart(),
};
