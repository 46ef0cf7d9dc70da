import type { Payload, Where } from "payload";

import { lastMailTest } from "../mail/mail-test";
import {
  collectionPlace,
  globalPlace,
  type Place,
  placesWithLanguages,
  placesWithLinks,
  placesWithMailbox,
} from "./example-content";
import { countExamples, hasExampleAbout } from "./examples";

/** Set once all steps are done, so that they are neither shown nor checked again. */
const DONE = "lampstand:first-steps-done-2";

/** The site's name until staff change it. */
const EXAMPLE_CHURCH = "Lampstand";

/** Pages that make promises in the church's name. */
const POLICIES = ["privacy-policy", "terms-condition"];

/** A page counts as edited if it was saved at least this long after it was created. */
const SAVED_AFTER_MS = 1_000;

/** Something to do before showing a site to others. */
export type FirstStep = {
  name:
    | "church"
    | "mail"
    | "examples"
    | "links"
    | "languages"
    | "mailbox"
    | "promises"
    | "second-step"
    | "admins";
  title: string;
  /** The reason, in a sentence. */
  text: string;
  isDone: boolean;
  places: Place[];
  isUndoable?: boolean;
};

/** Returns a new site's first steps, ticked off from the database; none once all are done. */
export async function firstSteps(payload: Payload): Promise<FirstStep[]> {
  if (await payload.kv.has(DONE)) return [];
  const steps = await Promise.all([
    church(payload),
    mail(payload),
    examples(payload),
    replaced("links", LINKS, placesWithLinks(payload)),
    replaced("languages", LANGUAGES, placesWithLanguages(payload)),
    replaced("mailbox", MAILBOX, placesWithMailbox(payload)),
    promises(payload),
    secondStep(payload),
    admins(payload),
  ]);
  if (steps.every(({ isDone }) => isDone)) await payload.kv.set(DONE, { at: new Date().toISOString() });
  return steps;
}

async function church(payload: Payload): Promise<FirstStep> {
  const { company } = await payload.findGlobal({ slug: "settings", depth: 0, select: { company: true } });
  return {
    name: "church",
    title: "Say whose site this is",
    text: "Your church’s name stands on every page, in mails and on shared links.",
    isDone: Boolean(company) && company !== EXAMPLE_CHURCH,
    places: [globalPlace(payload, "settings")],
  };
}

async function mail(payload: Payload): Promise<FirstStep> {
  return {
    name: "mail",
    title: "Try whether mail works",
    text: "Without mail nobody can log in, and storytellers hear nothing from you.",
    isDone: (await lastMailTest(payload))?.state === "sent",
    places: [],
  };
}

async function examples(payload: Payload): Promise<FirstStep> {
  const [shown, away, hasAbout] = await Promise.all([
    countExamples(payload, "site"),
    countExamples(payload, "trash"),
    hasExampleAbout(payload),
  ]);
  const places = [
    ...collectionPlace(payload, "videos", shown.videos),
    ...collectionPlace(payload, "story-collections", shown["story-collections"]),
    ...collectionPlace(payload, "blogs", shown.blogs),
    ...(hasAbout ? [globalPlace(payload, "about")] : []),
  ];
  return {
    name: "examples",
    title: "Take the example stories and articles away",
    text: "They are invented, and stand under your church’s name. What you have changed is yours, and stays.",
    isDone: places.length === 0,
    places,
    isUndoable: Object.values(away).some((count) => count > 0),
  };
}

async function secondStep(payload: Payload): Promise<FirstStep> {
  const where = { confirmedAt: { exists: true } };
  const { totalDocs } = await payload.count({ collection: "second-factors", where });
  return {
    name: "second-step",
    title: "Ask for a second step when you sign in",
    text: "A password can be guessed or seen. With an app on your phone, that alone opens nothing.",
    isDone: totalDocs > 0,
    places: [{ label: "Your account", href: "/admin/account" }],
  };
}

async function admins(payload: Payload): Promise<FirstStep> {
  const where: Where = { and: [{ role: { equals: "admin" } }, { invitedAt: { exists: false } }] };
  const { totalDocs } = await payload.count({ collection: "staff", where });
  return {
    name: "admins",
    title: "Have a second admin",
    text: "If one of you is ill or moves away, the other can still open everything.",
    isDone: totalDocs > 1,
    places: [{ label: "Staff accounts", href: "/admin/collections/staff" }],
  };
}

type Words = Pick<FirstStep, "title" | "text">;

const LINKS: Words = {
  title: "Replace the shop and the other example links",
  text: "Those that end in lampstand.example lead nowhere. A link that you do not need can be left empty.",
};

const LANGUAGES: Words = {
  title: "Replace the example languages",
  text: "Enter where your site is found in other languages, or delete those that you do not have.",
};

const MAILBOX: Words = {
  title: "Replace hello@lampstand.example",
  text: "Visitors are told to write there, and nobody reads it.",
};

async function replaced(name: FirstStep["name"], words: Words, left: Promise<Place[]>): Promise<FirstStep> {
  const places = await left;
  return { name, ...words, isDone: places.length === 0, places };
}

async function promises(payload: Payload): Promise<FirstStep> {
  const { docs } = await payload.find({
    collection: "pages",
    where: { slug: { in: POLICIES } },
    select: { title: true, createdAt: true, updatedAt: true },
    sort: "title",
    depth: 0,
    pagination: false,
  });
  const unread = docs.filter(
    ({ createdAt, updatedAt }) => Date.parse(updatedAt) - Date.parse(createdAt) < SAVED_AFTER_MS,
  );
  return {
    name: "promises",
    title: "Read what is promised in your name",
    text: "The privacy policy and the terms are an example. Read them, change what you cannot keep, and save each.",
    isDone: unread.length === 0,
    places: unread.map(({ id, title }) => ({ label: title, href: `/admin/collections/pages/${id}` })),
  };
}
