import os from "node:os";

import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { readLastBackup } from "../backup/last-backup";
import { ownVersion } from "../backup/manifest";
import { sqliteFile } from "../../lib/db/adapter";
import { findAll } from "../../lib/find-all";
import { countOpen, findCarers, nameOf } from "../conversations/carers";
import { type Kept, readRetention } from "../retention/retention";
import { SCHEDULED_COLLECTIONS } from "../schedule/schedules";
import { secondFactorState } from "../staff/second-factor";
import { TRASH_DAYS } from "../trash/trash";

export type Line = { name: string; value: string };

export type Account = Line & { hasSecondStep: boolean };

/** Something that happens automatically at a set time. */
export type Planned = { href: string; name: string; at: string; isPublished: boolean };

export type HandOver = {
  accounts: Account[];
  /** Staff who read the requests to talk. */
  carers: Line[];
  places: Line[];
  planned: Planned[];
  kept: Line[];
  lastBackupAt: string | undefined;
};

const planned = z.object({
  id: z.string(),
  name: z.string().optional(),
  title: z.string().nullish(),
  publishAt: z.string().nullish(),
  unpublishAt: z.string().nullish(),
});

const KEPT: { kept: Kept; name: string }[] = [
  { kept: "messages", name: "Contact messages and reports" },
  { kept: "offers", name: "Offers of help" },
  { kept: "conversations", name: "‘Talk to someone’ conversations that someone has read" },
  { kept: "declined", name: "Declined and withdrawn stories" },
  { kept: "consents", name: "Consents" },
  { kept: "originals", name: "Original uploads of videos" },
];

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
    kept: [
      ...KEPT.map(({ kept, name }) => ({ name, value: daysInWords(days[kept]) })),
      { name: "Items in the trash", value: daysInWords(TRASH_DAYS) },
    ],
  };
}

function daysInWords(days: number): string {
  return days === 0 ? "until you delete it" : `${days} days`;
}

async function readAccounts(payload: Payload): Promise<Account[]> {
  const { docs } = await payload.find({ collection: "staff", sort: "email", depth: 0, pagination: false });
  return Promise.all(
    docs.map(async ({ id, name, email, role, invitedAt }) => ({
      name: name ? `${name}, ${email}` : email,
      value: `${role ?? "reviewer"}${invitedAt ? ", invited but hasn’t joined yet" : ""}`,
      hasSecondStep: (await secondFactorState(payload, id)).isOn,
    })),
  );
}

/** Counts each carer's conversations without reading them. */
async function readCarers(payload: Payload): Promise<Line[]> {
  return Promise.all(
    (await findCarers(payload)).map(async (carer) => ({
      name: nameOf(carer),
      value: `${await countOpen(payload, carer.id)} open${carer.answersMinors ? ", answers people under 18" : ""}`,
    })),
  );
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

/** Returns addresses without their credentials. */
function places(): Line[] {
  const { siteUrl, adminUrl, databaseUrl, dataDir, s3, smtpUrl, mailFrom, prepareAtOnce } = environment();
  return [
    { name: "Site", value: siteUrl },
    { name: "Admin", value: `${adminUrl}/admin` },
    { name: "Version", value: `Lampstand ${ownVersion().version}, Node ${process.version}` },
    { name: "Machine", value: os.hostname() },
    { name: "Data folder", value: dataDir },
    { name: "Database", value: databaseUrl ? `PostgreSQL, ${placeOf(databaseUrl)}` : sqliteFile(dataDir) },
    { name: "Pictures and videos", value: s3 ? `bucket ${s3.bucket}, ${s3.endpoint ?? "Amazon"}` : dataDir },
    { name: "Mail", value: smtpUrl ? `${placeOf(smtpUrl)}, as ${mailFrom}` : "no email is sent" },
    { name: "Videos", value: prepareAtOnce > 0 ? "are prepared by a worker" : "are shown as uploaded" },
  ];
}

function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return pathname.length > 1 ? `${host}${pathname}` : host;
}
