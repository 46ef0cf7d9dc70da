type Schedule = {
  publish: Record<string, string>;
  takeDown?: Record<string, string>;
  /** What staff read beside the time. */
  words: string;
};

/** The collections whose records can be published on a date. A story's video can be unpublished, but not the story. */
export const SCHEDULES = {
  stories: {
    publish: { status: "Published" },
    words: "The story is published automatically at this time, and the storyteller gets the email then.",
  },
  videos: {
    publish: { status: "Active" },
    takeDown: { status: "Pending" },
    words: "The video is published automatically at this time.",
  },
  blogs: {
    publish: { _status: "published" },
    takeDown: { _status: "draft" },
    words: "The saved draft is published automatically at this time.",
  },
} as const satisfies Record<string, Schedule>;

export type ScheduledCollection = keyof typeof SCHEDULES;

export const SCHEDULED_COLLECTIONS: ScheduledCollection[] = ["stories", "videos", "blogs"];

/** Returns whether a collection's records can be published on a date. */
export function isScheduled(slug: string): slug is ScheduledCollection {
  return slug in SCHEDULES;
}
