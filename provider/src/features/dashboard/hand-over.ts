import os from "node:os";

import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { readLastBackup } from "../backup/last-backup";
import { ownVersion } from "../backup/manifest";
import { sqliteFile } from "../../lib/db/adapter";
import { findAll } from "../../lib/find-all";
import { findCarers, nameOf } from "../conversations/carers";
import { type Kept, readRetention } from "../retention/retention";
import { SCHEDULED_COLLECTIONS } from "../schedule/schedules";
import { secondFactorState } from "../staff/second-factor";
import { TRASH_DAYS } from "../trash/trash";

export type Account = {
  /** The name, if there is one, and the email address. */
  name: string;
  role: "admin" | "editor" | "reviewer";
  /** Whether it was invited and has not joined yet. */
  isInvited: boolean;
  hasSecondStep: boolean;
};

/** Someone who reads the requests to talk. */
export type Carer = { name: string; answersMinors: boolean };

/** Where things run. Addresses have no credentials. */
export type Places = {
  site: string;
  admin: string;
  version: string;
  machine: string;
  dataFolder: string;
  database: { isPostgres: boolean; place: string };
  /** Pictures and videos are in the data folder without one. */
  bucket: { name: string; server: string } | undefined;
  /** Without one, no email is sent. */
  mail: { server: string; sender: string } | undefined;
  preparesVideos: boolean;
};

/** Something that is kept for a number of days; 0 if only staff delete it. */
export type KeptFor = { kept: Kept | "trash"; days: number };

/** Something that happens automatically at a set time. */
export type Planned = { href: string; name: string; at: string; isPublished: boolean };

export type HandOver = {
  accounts: Account[];
  carers: Carer[];
  places: Places;
  planned: Planned[];
  kept: KeptFor[];
  lastBackupAt: string | undefined;
};

const planned = z.object({
  id: z.string(),
  name: z.string().optional(),
  title: z.string().nullish(),
  publishAt: z.string().nullish(),
  unpublishAt: z.string().nullish(),
});

const KEPT: Kept[] = ["messages", "offers", "conversations", "declined", "consents", "originals"];

/** Reads what the next person in charge of the site must know, without secrets. */
export async function readHandOver(payload: Payload): Promise<HandOver> {
  const [accounts, carers, plans, days, backup] = await Promise.all([
    readAccounts(payload),
    readCarers(payload),
    readPlanned(payload),
    readRetention(payload),
    readLastBackup(payload),
  ]);
  return {
    accounts,
    carers,
    planned: plans,
    places: places(),
    lastBackupAt: backup?.at,
    kept: [...KEPT.map((kept) => ({ kept, days: days[kept] })), { kept: "trash", days: TRASH_DAYS }],
  };
}

async function readAccounts(payload: Payload): Promise<Account[]> {
  const { docs } = await payload.find({ collection: "staff", sort: "email", depth: 0, pagination: false });
  return Promise.all(
    docs.map(async ({ id, name, email, role, invitedAt }) => ({
      name: name ? `${name}, ${email}` : email,
      role: role ?? "reviewer",
      isInvited: Boolean(invitedAt),
      hasSecondStep: (await secondFactorState(payload, id)).isOn,
    })),
  );
}

/** Only carers may know whether there are conversations. */
async function readCarers(payload: Payload): Promise<Carer[]> {
  const carers = await findCarers(payload);
  return carers.map((carer) => ({ name: nameOf(carer), answersMinors: carer.answersMinors === true }));
}

async function readPlanned(payload: Payload): Promise<Planned[]> {
  const now = new Date().toISOString();
  const found = await Promise.all(
    SCHEDULED_COLLECTIONS.map(async (collection) => {
      const times = collection === "videos" ? ["publishAt", "unpublishAt"] : ["publishAt"];
      const where = { or: times.map((time) => ({ [time]: { greater_than: now } })) };
      const docs = await findAll(payload, collection, where);
      return docs.flatMap((doc) => {
        const { id, name, title, publishAt, unpublishAt } = planned.parse(doc);
        const record = { href: `/admin/collections/${collection}/${id}`, name: name ?? title ?? "" };
        return [
          ...(publishAt ? [{ ...record, at: publishAt, isPublished: true }] : []),
          ...(unpublishAt ? [{ ...record, at: unpublishAt, isPublished: false }] : []),
        ];
      });
    }),
  );
  return found
    .flat()
    .filter(({ at }) => at > now)
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

function places(): Places {
  const { siteUrl, adminUrl, databaseUrl, dataDir, s3, smtpUrl, mailFrom, prepareAtOnce } = environment();
  return {
    site: siteUrl,
    admin: `${adminUrl}/admin`,
    version: ownVersion().version,
    machine: os.hostname(),
    dataFolder: dataDir,
    database: databaseUrl
      ? { isPostgres: true, place: placeOf(databaseUrl) }
      : { isPostgres: false, place: sqliteFile(dataDir) },
    bucket: s3 && { name: s3.bucket, server: s3.endpoint ?? "Amazon" },
    mail: smtpUrl ? { server: placeOf(smtpUrl), sender: mailFrom } : undefined,
    preparesVideos: prepareAtOnce > 0,
  };
}

/** Returns an address without its credentials. */
function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return pathname.length > 1 ? `${host}${pathname}` : host;
}
