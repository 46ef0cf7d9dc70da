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
  withdrawnAt: z.string().nullish(),
  objection: z.string().nullish(),
});

const PUBLISH_REFUSED = "Someone has withdrawn their consent, so you can’t publish this on a date.";

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
      condition: (record) => !record.deletedAt && !isWithdrawn(record),
      components: { Field: "/admin/schedule/church-time#ChurchTimeField" },
    },
  };
}

/** Returns whether a consent to show a record was withdrawn: a story notes its storyteller's, both any other's. */
function isWithdrawn({ withdrawnAt, objection }: Pick<z.output<typeof times>, "withdrawnAt" | "objection">) {
  return Boolean(withdrawnAt) || objection === "withdrawn";
}

const checkTimes: CollectionBeforeChangeHook = ({ collection, data, originalDoc }) => {
  const [before, now] = [times.catch({}).parse(originalDoc), times.parse({ ...originalDoc, ...data })];
  const refuse = (path: string, message: string): never => {
    throw new ValidationError({ collection: collection.slug, errors: [{ path, message }] });
  };
  if (now.publishAt && now.unpublishAt && Date.parse(now.unpublishAt) <= Date.parse(now.publishAt))
    refuse("unpublishAt", "It would be removed from the site before it’s published. Choose a later time.");
  const isPublishMoved = before.publishAt !== now.publishAt;
  if (isPublishMoved && now.publishAt && isWithdrawn(now)) refuse("publishAt", PUBLISH_REFUSED);
  if (isPublishMoved || before.unpublishAt !== now.unpublishAt) return { ...data, scheduleProblem: null };
  // Otherwise a date chosen earlier would publish a declined story.
  const isDeclined = now.status === "Declined" && before.status !== "Declined";
  const isDropped = now.publishAt && (isDeclined || isWithdrawn(now));
  return isDropped ? { ...data, publishAt: null, scheduleProblem: null } : data;
};

const wakeSchedule: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { publishAt, unpublishAt } = times.parse(doc);
  if (publishAt || unpublishAt) await wakeWorker("schedule", req);
};
