import type { Payload, Where } from "payload";

import type { Reader } from "../../lib/label";
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
export async function firstSteps(reader: Reader): Promise<FirstStep[]> {
  const { payload } = reader;
  if (await payload.kv.has(DONE)) return [];
  const steps = await Promise.all([
    church(reader),
    mail(payload),
    examples(reader),
    replaced("links", LINKS, placesWithLinks(reader)),
    replaced("languages", LANGUAGES, placesWithLanguages(reader)),
    replaced("mailbox", MAILBOX, placesWithMailbox(reader)),
    promises(payload),
    secondStep(payload),
    admins(payload),
  ]);
  if (steps.every(({ isDone }) => isDone)) await payload.kv.set(DONE, { at: new Date().toISOString() });
  return steps;
}

async function church(reader: Reader): Promise<FirstStep> {
  const { company } = await reader.payload.findGlobal({
    slug: "settings",
    depth: 0,
    select: { company: true },
  });
  return {
    name: "church",
    title: "Name your church",
    text: "Your church’s name appears on every page, in emails and on shared links.",
    isDone: Boolean(company) && company !== EXAMPLE_CHURCH,
    places: [globalPlace(reader, "settings")],
  };
}

async function mail(payload: Payload): Promise<FirstStep> {
  return {
    name: "mail",
    title: "Check that email works",
    text: "Without email, nobody can log in and storytellers don’t hear from you.",
    isDone: (await lastMailTest(payload))?.state === "sent",
    places: [],
  };
}

async function examples(reader: Reader): Promise<FirstStep> {
  const { payload } = reader;
  const [shown, away, hasAbout] = await Promise.all([
    countExamples(payload, "site"),
    countExamples(payload, "trash"),
    hasExampleAbout(payload),
  ]);
  const places = [
    ...collectionPlace(reader, "videos", shown.videos),
    ...collectionPlace(reader, "story-collections", shown["story-collections"]),
    ...collectionPlace(reader, "blogs", shown.blogs),
    ...(hasAbout ? [globalPlace(reader, "about")] : []),
  ];
  return {
    name: "examples",
    title: "Remove the example stories and articles",
    text: "They’re invented and carry your church’s name. Anything you’ve changed stays.",
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
    title: "Turn on two-step sign-in",
    text: "A password can be guessed or seen. With an app on your phone, the password alone isn’t enough.",
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
  text: "Links that end in lampstand.example lead nowhere. Leave any link you don’t need empty.",
};

const LANGUAGES: Words = {
  title: "Replace the example languages",
  text: "Enter the addresses of your site in other languages, or delete the languages you don’t have.",
};

const MAILBOX: Words = {
  title: "Replace hello@lampstand.example",
  text: "Visitors see this address, but nobody reads its mail.",
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
    title: "Check what the site promises in your name",
    text: "The privacy policy and terms are examples. Read them, change anything you can’t promise, and save each one.",
    isDone: unread.length === 0,
    places: unread.map(({ id, title }) => ({ label: title, href: `/admin/collections/pages/${id}` })),
  };
}
