import type { CollectionConfig, Field } from "payload";

import { CHANGE_SOURCES } from "../features/search/search-index";
import type { AddressedCollection } from "../features/slugs/former-slugs";
import { isNobody } from "../access/roles";

const ADDRESSED: AddressedCollection[] = ["blogs", "hashtags", "story-collections", "videos"];

/** Rows that the provider writes and reads itself: staff neither see nor change them. */
export const internalCollections: CollectionConfig[] = [
  /** Slugs that records once had, so that old links find them. */
  internal({ slug: "former-slugs", uniqueBy: ["collection", "slug"] }, [
    { name: "collection", type: "select", required: true, options: ADDRESSED },
    { name: "slug", type: "text", required: true },
    { name: "record", type: "text", required: true, index: true },
  ]),
  /** Mails that have not been sent yet, each one row, which is removed once it is sent. */
  internal({ slug: "outgoing-mails", timestamps: true }, [
    { name: "mail", type: "json", required: true },
    { name: "attempts", type: "number", required: true, defaultValue: 0 },
    /** When it is tried next; empty when it is no longer tried. */
    { name: "dueAt", type: "date", index: true },
    /** Why it could not be sent so far; empty as long as no attempt has failed. */
    { name: "problem", type: "text" },
  ]),
  /** Codes that were sent and may still be used, one for each purpose and subject. Only a hash of the code is stored. */
  internal({ slug: "one-time-codes" }, [
    /** Keyed hash of the purpose and of what the code is for. */
    { name: "key", type: "text", required: true, unique: true },
    { name: "codeHash", type: "text", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
    { name: "tries", type: "number", required: true, defaultValue: 0 },
    { name: "usedAt", type: "date" },
    /** The id of the member whose request it confirms, if it is a member's. */
    { name: "member", type: "text", index: true },
  ]),
  /** Throttling of one-time codes: what was lately sent to an address and guessed for it. Only a hash of the address is stored. */
  internal({ slug: "code-accounts" }, [
    /** Keyed hash of the address. */
    { name: "key", type: "text", required: true, unique: true },
    { name: "account", type: "json", required: true },
    /** Grows with each change, so that of two made at once the later one sees the earlier. */
    { name: "version", type: "number", required: true },
    { name: "forgetAt", type: "date", required: true, index: true },
  ]),
  /** How staff sign in besides their password, one row an account; apart from `staff`, which Payload writes whole at each sign-in. */
  internal({ slug: "second-factors" }, [
    /** The id of the account. */
    { name: "staff", type: "text", required: true, unique: true },
    /** The authenticator's key, encrypted. */
    { name: "secret", type: "text", required: true },
    /** Empty until the first right code. */
    { name: "confirmedAt", type: "date" },
    /** The period of the last code that was used: it is not taken again. */
    { name: "lastStep", type: "number", required: true, defaultValue: 0 },
    /** Keyed hashes of the recovery codes that are left. */
    { name: "recoveryCodes", type: "json", required: true, defaultValue: [] },
    { name: "version", type: "number", required: true, defaultValue: 0 },
  ]),
  /** Tags that a site has yet to revalidate: one row for each change and site, removed once that site has answered. */
  internal({ slug: "pending-revalidations" }, [
    { name: "tags", type: "json", required: true },
    /** The address of the site. Each is told on its own: one that is away holds up no other. */
    { name: "site", type: "text", index: true },
  ]),
  /** Files that the CDN has to drop, until it has. */
  internal({ slug: "pending-purges" }, [
    /** Their paths. */
    { name: "files", type: "json", required: true },
    /** When the CDN is told. */
    { name: "dueAt", type: "date", required: true, index: true },
    /** Whose files these are, for as long as its change may still be under way. */
    { name: "record", type: "text", index: true },
  ]),
  /** Clips to be prepared, one row each, which is removed when the clip is ready or has been given up. */
  internal({ slug: "clip-jobs" }, [
    /** The clip's id. */
    { name: "clip", type: "text", required: true, unique: true },
    /** How many times preparing it has failed. */
    { name: "attempts", type: "number", required: true, defaultValue: 0 },
    /** How many times a worker has begun it: one that kills its worker each time is given up, too. */
    { name: "claims", type: "number", required: true, defaultValue: 0 },
    /** The worker that prepares it: its process, machine and a random part. */
    { name: "claimedBy", type: "text" },
    /** Until when it is that worker's; it says again and again that it is still at it. */
    { name: "leaseUntil", type: "date" },
    { name: "dueAt", type: "date", required: true, index: true },
  ]),
  /** Changes that the search index has yet to follow: one row for each, removed once it has. */
  internal({ slug: "search-changes" }, [
    { name: "source", type: "select", required: true, options: [...CHANGE_SOURCES] },
    { name: "record", type: "text", required: true },
  ]),
  /** How often something happened on a day (UTC), of all visitors together: see docs/product.md. */
  internal({ slug: "daily-counts", uniqueBy: ["day", "kind", "video"] }, [
    /** As `2026-11-22`. */
    { name: "day", type: "text", required: true },
    { name: "kind", type: "text", required: true },
    /** A video's id; empty where it is not about one. */
    { name: "video", type: "text", required: true },
    { name: "total", type: "number", required: true },
  ]),
  /** Presses of 'I prayed', one row each, so that one that is sent again counts once. Nothing in them is about a person. */
  internal({ slug: "prayers" }, [
    /** A video's id. */
    { name: "video", type: "text", required: true, index: true },
    /** As `2026-11-22`. */
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
  /** What different visitors searched for on a day and did not find. */
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
