import { PRAYERS_SHOWN_FROM } from "@lampstand/contract/limits";
import type { Payload, Where } from "payload";

import { dayBefore } from "../../lib/days";
import { forEachRecord } from "../../lib/db/one-by-one";
import { inTransaction } from "../../lib/db/transactions";
import { updateIf } from "../../lib/db/writes";
import { environment } from "../../lib/environment";
import { idOf } from "../../lib/id-of";
import { HttpError } from "../../lib/http/responses";
import { findAll } from "../../lib/find-all";
import { mailWords, sentence } from "../../messages/sentences";
import type { Story, Video } from "../../payload-types";
import { churchDay } from "../church/church";
import { recordOfToken, tokenOfRecord } from "../consents/withdrawal-link";
import { letter, type Mail, type Recipient } from "../mail/mail";
import { queueMail } from "../mail/outbox";
import { recipientFor } from "../mail/recipient";
import { addressOfVideo } from "../videos/shown";
import { findVideos } from "../videos/find-videos";
import { countPrayers } from "./prayers";

const PURPOSE = "stop prayer mails";

/** At most one mail in this many days. */
const DAYS = 7;

/** Mails storytellers who asked for it how many people prayed, weekly at most. Counts too small to show add up. */
export async function mailPrayers(payload: Payload, now = new Date()): Promise<void> {
  const until = await churchDay(payload, now);
  const aWeekAgo = dayBefore(until, DAYS);
  const where: Where = {
    and: [
      { status: { equals: "Published" } },
      { prayerMails: { equals: true } },
      {
        or: [
          { prayersMailedUntil: { exists: false } },
          { prayersMailedUntil: { less_than_equal: aWeekAgo } },
        ],
      },
    ],
  };
  const due = await findAll(payload, "stories", where, { showHiddenFields: true });
  await forEachRecord(
    payload,
    due,
    (story) => mailPrayersOf(payload, story, until),
    ({ id }) => `The email about prayers for ${id} couldn't be sent and will be later`,
  );
}

async function mailPrayersOf(payload: Payload, story: Story, until: string): Promise<void> {
  const [video] = (await findVideos(payload, { id: { equals: idOf(story.video) ?? "" } })).docs;
  if (!video) return;
  const from = story.prayersMailedUntil ?? (await churchDay(payload, new Date(story.createdAt)));
  const count = await countPrayers(payload, video.id, [from, until]);
  // The first week begins when there is something to report.
  if (count < PRAYERS_SHOWN_FROM) return;
  const mail = prayerMail(await recipientFor(payload, story), story, { video, count });
  await inTransaction(payload, {}, async (req) => {
    const isUnmailed: Where = story.prayersMailedUntil
      ? { prayersMailedUntil: { equals: story.prayersMailedUntil } }
      : { prayersMailedUntil: { exists: false } };
    const isFirst = await updateIf(payload, {
      collection: "stories",
      where: {
        and: [
          { id: { equals: story.id } },
          { status: { equals: "Published" } },
          { prayerMails: { equals: true } },
          isUnmailed,
        ],
      },
      data: { prayersMailedUntil: until },
      req,
    });
    if (isFirst) await queueMail(payload, mail, req);
  });
}

function prayerMail(
  recipient: Recipient,
  { id }: Story,
  { video, count }: { video: Video; count: number },
): Mail {
  const words = mailWords(recipient.language);
  const { siteUrl } = environment();
  const token = tokenOfRecord(PURPOSE, id);
  return {
    ...letter(
      recipient,
      words("prayers.subject", { count }),
      words("prayers.intro", { count }),
      { label: words("stories.watch"), link: addressOfVideo(video) },
      words("prayers.why"),
      { label: words("prayers.stop"), link: `${siteUrl}/stop-mails/${token}` },
    ),
    unsubscribe: `${siteUrl}/api/stop-mails?token=${token}`,
  };
}

/**
 * Stops the mails by the link in one of them. Repeating it changes nothing.
 * @throws HttpError 404 when the link isn't ours, or its story is gone
 */
export async function stopPrayerMails(payload: Payload, token: string): Promise<void> {
  const story = recordOfToken(PURPOSE, token);
  const where = { id: { equals: story ?? "" } };
  const isStopped =
    story && (await updateIf(payload, { collection: "stories", where, data: { prayerMails: false } }));
  if (!isStopped) throw new HttpError(404, sentence("prayers.linkUnknown"));
}
