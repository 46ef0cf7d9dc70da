import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type DateField,
  type Field,
  type Plugin,
  ValidationError,
} from "payload";
import { z } from "zod";

import { wakeWorker } from "../../lib/worker";
import { isScheduled, SCHEDULES, type ScheduledCollection } from "./schedules";

const times = z.looseObject({
  publishAt: z.string().nullish(),
  unpublishAt: z.string().nullish(),
  status: z.string().nullish(),
});

/** Payload plugin: lets staff publish and unpublish on a date. */
export const schedulePlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    isScheduled(collection.slug) ? withSchedule(collection, collection.slug) : collection,
  ),
});

function withSchedule(collection: CollectionConfig, slug: ScheduledCollection): CollectionConfig {
  const { beforeChange = [], afterChange = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    fields: [...collection.fields, ...scheduleFields(slug)],
    hooks: {
      ...hooks,
      beforeChange: [...beforeChange, checkTimes],
      afterChange: [...afterChange, wakeSchedule],
    },
  };
}

function scheduleFields(slug: ScheduledCollection): Field[] {
  const schedule = SCHEDULES[slug];
  return [
    time("publishAt", "Publish on a date", schedule.words),
    ...("takeDown" in schedule
      ? [time("unpublishAt", "Remove from the site on a date", "If you leave it empty, it stays.")]
      : []),
    /** Why publishing failed; it is tried again every minute. */
    {
      name: "scheduleProblem",
      type: "text",
      label: "Couldn’t be published on its date",
      access: { create: () => false, update: () => false },
      admin: {
        position: "sidebar",
        readOnly: true,
        condition: ({ scheduleProblem }) => Boolean(scheduleProblem),
        components: { Field: "/admin/schedule/schedule-problem#ScheduleProblem" },
        disableListColumn: true,
      },
    },
  ];
}

function time(name: string, label: string, description: string): DateField {
  return {
    name,
    type: "date",
    label,
    index: true,
    admin: {
      position: "sidebar",
      description,
      components: { Field: "/admin/schedule/church-time#ChurchTimeField" },
    },
  };
}

const checkTimes: CollectionBeforeChangeHook = ({ collection, data, originalDoc }) => {
  const [before, now] = [times.catch({}).parse(originalDoc), times.parse({ ...originalDoc, ...data })];
  if (now.publishAt && now.unpublishAt && Date.parse(now.unpublishAt) <= Date.parse(now.publishAt)) {
    const message = "It would be removed from the site before it’s published. Choose a later time.";
    throw new ValidationError({ collection: collection.slug, errors: [{ path: "unpublishAt", message }] });
  }
  const isMoved = before.publishAt !== now.publishAt || before.unpublishAt !== now.unpublishAt;
  if (isMoved) return { ...data, scheduleProblem: null };
  // Otherwise a date chosen earlier would publish a declined story.
  const isDeclined = now.status === "Declined" && before.status !== "Declined";
  return isDeclined && now.publishAt ? { ...data, publishAt: null, scheduleProblem: null } : data;
};

const wakeSchedule: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { publishAt, unpublishAt } = times.parse(doc);
  if (publishAt || unpublishAt) await wakeWorker("schedule", req);
};
