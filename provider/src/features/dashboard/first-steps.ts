import type { Payload, Where } from "payload";

import { findAll } from "../../lib/find-all";
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
import { changedExamples, changedPages, countExamples, pagesWithExamples } from "./examples";

/** Set once all steps are done, so that they are neither shown nor checked again. */
const DONE = "lampstand:first-steps-done-2";

/** The site's name until staff change it. */
const EXAMPLE_CHURCH = "Lampstand";

/** Pages that make promises in the church's name, as the help page and its answers do. */
const POLICIES = ["privacy-policy", "terms-condition"];

/** A page counts as edited if it was saved at least this long after it was created. */
const SAVED_AFTER_MS = 1_000;

/** Something to do before showing a site to others. */
export type FirstStep = {
  name:
    "church" | "mail" | "examples" | "links" | "languages" | "mailbox" | "promises" | "secondStep" | "admins";
  isDone: boolean;
  /** Where it is still to be done. */
  places: Place[];
  isUndoable?: boolean;
  /** Examples that stay because staff have changed them. */
  kept?: Place[];
};

/** Returns a new site's first steps, ticked off from the database; none once all are done. */
export async function firstSteps(reader: Reader): Promise<FirstStep[]> {
  const { payload } = reader;
  if (await payload.kv.has(DONE)) return [];
  const steps = await Promise.all([
    church(reader),
    mail(payload),
    examples(reader),
    replaced("links", placesWithLinks(reader)),
    replaced("languages", placesWithLanguages(reader)),
    replaced("mailbox", placesWithMailbox(reader)),
    promises(reader),
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
    isDone: Boolean(company) && company !== EXAMPLE_CHURCH,
    places: [globalPlace(reader, "settings")],
  };
}

async function mail(payload: Payload): Promise<FirstStep> {
  return {
    name: "mail",
    isDone: (await lastMailTest(payload))?.state === "sent",
    places: [],
  };
}

async function examples(reader: Reader): Promise<FirstStep> {
  const { payload } = reader;
  const [shown, away, pages, records, edited] = await Promise.all([
    countExamples(payload, "site"),
    countExamples(payload, "trash"),
    pagesWithExamples(payload),
    changedExamples(payload),
    changedPages(payload),
  ]);
  const places = [
    ...collectionPlace(reader, "videos", shown.videos),
    ...collectionPlace(reader, "story-collections", shown["story-collections"]),
    ...collectionPlace(reader, "blogs", shown.blogs),
    ...pages.map((slug) => globalPlace(reader, slug)),
  ];
  return {
    name: "examples",
    isDone: places.length === 0,
    places,
    kept: [
      ...records.map(({ collection, id, title }) => ({
        label: title,
        href: `/admin/collections/${collection}/${id}`,
      })),
      ...edited.map((slug) => globalPlace(reader, slug)),
    ],
    isUndoable: Object.values(away).some((count) => count > 0),
  };
}

async function secondStep(payload: Payload): Promise<FirstStep> {
  const where = { confirmedAt: { exists: true } };
  const { totalDocs } = await payload.count({ collection: "second-factors", where });
  return { name: "secondStep", isDone: totalDocs > 0, places: [] };
}

async function admins(payload: Payload): Promise<FirstStep> {
  const where: Where = { and: [{ role: { equals: "admin" } }, { invitedAt: { exists: false } }] };
  const { totalDocs } = await payload.count({ collection: "staff", where });
  return { name: "admins", isDone: totalDocs > 1, places: [] };
}

async function replaced(name: FirstStep["name"], left: Promise<Place[]>): Promise<FirstStep> {
  const places = await left;
  return { name, isDone: places.length === 0, places };
}

async function promises(reader: Reader): Promise<FirstStep> {
  const { payload } = reader;
  const [policies, questions, help] = await Promise.all([
    findAll(payload, "pages", { slug: { in: POLICIES } }, { sort: "title" }),
    findAll(payload, "faq-categories", {}),
    payload.findGlobal({ slug: "help", depth: 0 }),
  ]);
  const places = [
    ...policies
      .filter(isUnread)
      .map(({ id, title }) => ({ label: title, href: `/admin/collections/pages/${id}` })),
    ...(isUnread(help) ? [globalPlace(reader, "help")] : []),
    ...collectionPlace(reader, "faq-categories", questions.filter(isUnread).length),
  ];
  return { name: "promises", isDone: places.length === 0, places };
}

type Dated = { createdAt?: string | null; updatedAt?: string | null };

/** Returns whether nobody has saved a record since it was seeded. */
function isUnread({ createdAt, updatedAt }: Dated): boolean {
  return Date.parse(updatedAt ?? "") - Date.parse(createdAt ?? "") < SAVED_AFTER_MS;
}
