import type { CollectionConfig, Field } from "payload";

import { CHANGE_SOURCES } from "../features/search/search-index";
import type { AddressedCollection } from "../features/slugs/former-slugs";
import { isNobody } from "../access/roles";

const ADDRESSED: AddressedCollection[] = ["blogs", "hashtags", "story-collections", "videos"];

/** Rows that only the provider reads and writes: staff neither see nor change them. */
export const internalCollections: CollectionConfig[] = [
  /** A record's earlier slugs, so that old links still work. */
  internal({ slug: "former-slugs", uniqueBy: ["collection", "slug"] }, [
    { name: "collection", type: "select", required: true, options: ADDRESSED },
    { name: "slug", type: "text", required: true },
    { name: "record", type: "text", required: true, index: true },
  ]),
  /** Unsent mails, one row each. A row is removed once its mail is sent. */
  internal({ slug: "outgoing-mails", timestamps: true }, [
    { name: "mail", type: "json", required: true },
    { name: "attempts", type: "number", required: true, defaultValue: 0 },
    /** When to try next; empty once we have given up. */
    { name: "dueAt", type: "date", index: true },
    /** Why it couldn't be sent; empty until an attempt fails. */
    { name: "problem", type: "text" },
  ]),
  /** Codes that were sent and may still be used, one per purpose and subject. Stores only a hash of the code. */
  internal({ slug: "one-time-codes" }, [
    /** Keyed hash of the purpose and the subject. */
    { name: "key", type: "text", required: true, unique: true },
    { name: "codeHash", type: "text", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
    { name: "tries", type: "number", required: true, defaultValue: 0 },
    { name: "usedAt", type: "date" },
    /** The id of the member whose request it confirms, if any. */
    { name: "member", type: "text", index: true },
  ]),
  /**
   * Throttles one-time codes: what was recently sent to an address and guessed for it. Stores only a hash of the
   * address.
   */
  internal({ slug: "code-accounts" }, [
    /** Keyed hash of the address. */
    { name: "key", type: "text", required: true, unique: true },
    { name: "account", type: "json", required: true },
    /** Grows with each change: of two concurrent changes, the later one sees the earlier. */
    { name: "version", type: "number", required: true },
    { name: "forgetAt", type: "date", required: true, index: true },
  ]),
  /**
   * How staff sign in besides their password, one row per account. It is separate from `staff`, since Payload writes
   * that whole row at each sign-in.
   */
  internal({ slug: "second-factors" }, [
    /** The account's id. */
    { name: "staff", type: "text", required: true, unique: true },
    /** The authenticator's key, encrypted. */
    { name: "secret", type: "text", required: true },
    /** Empty until the first correct code. */
    { name: "confirmedAt", type: "date" },
    /** The period of the last code used, which is not accepted again. */
    { name: "lastStep", type: "number", required: true, defaultValue: 0 },
    /** Keyed hashes of the unused recovery codes. */
    { name: "recoveryCodes", type: "json", required: true, defaultValue: [] },
    { name: "version", type: "number", required: true, defaultValue: 0 },
  ]),
  /** Tags that a site has yet to revalidate: one row per change and site, removed once that site has answered. */
  internal({ slug: "pending-revalidations" }, [
    { name: "tags", type: "json", required: true },
    /** The site's address. Each site is notified separately, so that one that is down doesn't delay the others. */
    { name: "site", type: "text", index: true },
  ]),
  /** Files that the CDN has yet to drop. */
  internal({ slug: "pending-purges" }, [
    /** Their paths. */
    { name: "files", type: "json", required: true },
    /** When to call the CDN. */
    { name: "dueAt", type: "date", required: true, index: true },
    /** The files' record, while its change may not be committed yet. */
    { name: "record", type: "text", index: true },
  ]),
  /** Clips to prepare, one row each. A row is removed when its clip is ready or given up. */
  internal({ slug: "clip-jobs" }, [
    /** The clip's id. */
    { name: "clip", type: "text", required: true, unique: true },
    /** How many times preparation has failed. */
    { name: "attempts", type: "number", required: true, defaultValue: 0 },
    /** How many times a worker has started it: a clip that kills its worker each time is given up too. */
    { name: "claims", type: "number", required: true, defaultValue: 0 },
    /** The worker that prepares it: its process, its machine and a random part. */
    { name: "claimedBy", type: "text" },
    /** When that worker's claim ends; the worker keeps extending it. */
    { name: "leaseUntil", type: "date" },
    { name: "dueAt", type: "date", required: true, index: true },
  ]),
  /** Changes that the search index has yet to follow, one row each, removed once it has. */
  internal({ slug: "search-changes" }, [
    { name: "source", type: "select", required: true, options: [...CHANGE_SOURCES] },
    { name: "record", type: "text", required: true },
  ]),
  /** How often something happened on a day (UTC), for all visitors together: see docs/product.md. */
  internal({ slug: "daily-counts", uniqueBy: ["day", "kind", "video"] }, [
    /** For example `2026-11-22`. */
    { name: "day", type: "text", required: true },
    { name: "kind", type: "text", required: true },
    /** A video's id; empty if it is not about one. */
    { name: "video", type: "text", required: true },
    { name: "total", type: "number", required: true },
  ]),
  /**
   * Presses of 'I prayed', one row each, so that a repeated request counts once. The rows contain nothing about people.
   */
  internal({ slug: "prayers" }, [
    /** A video's id. */
    { name: "video", type: "text", required: true, index: true },
    /** For example `2026-11-22`. */
    { name: "day", type: "text", required: true, index: true },
  ]),
  /** What members have saved for later, one row each. */
  internal({ slug: "saved-videos", uniqueBy: ["member", "video"] }, [
    /** Ids. */
    { name: "member", type: "text", required: true },
    { name: "video", type: "text", required: true, index: true },
    /** In ISO 8601. */
    { name: "savedAt", type: "text", required: true },
  ]),
  /** Searches without results that several visitors made, counted per day. */
  internal({ slug: "missed-searches", uniqueBy: ["day", "words"] }, [
    { name: "day", type: "text", required: true },
    { name: "words", type: "text", required: true },
    { name: "total", type: "number", required: true },
  ]),
];

type Kind = { slug: string; timestamps?: boolean; uniqueBy?: string[] };

function internal({ slug, timestamps = false, uniqueBy }: Kind, fields: Field[]): CollectionConfig {
  return {
    slug,
    admin: { hidden: true },
    access: { create: isNobody, read: isNobody, update: isNobody, delete: isNobody },
    lockDocuments: false,
    timestamps,
    ...(uniqueBy && { indexes: [{ fields: uniqueBy, unique: true }] }),
    fields,
  };
}
