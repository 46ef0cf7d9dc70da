import { REPORT_WORDS_MAX_LENGTH } from "@lampstand/contract/limits";
import { REPORT_REASON_NAMES } from "@lampstand/contract/reports";
import { prayerBody, stopMailsBody } from "@lampstand/contract/schemas/responses";
import { z } from "zod";

import { addPrayer } from "../features/prayers/prayers";
import { stopPrayerMails } from "../features/prayers/prayer-mails";
import { storeReport } from "../features/reports/reports";
import { plainText } from "../lib/form-fields";
import { clientHousehold } from "../lib/http/caller";
import { limits } from "../lib/http/rate-limit";
import { sentence, type SentenceCode } from "../messages/sentences";
import { formCall } from "./forms";
import { post, siteOnly } from "./route";

const REASON_REQUIRED: SentenceCode = "reports.reasonRequired";

const reportForm = z.object({
  slug: z.string(),
  reason: z.enum(REPORT_REASON_NAMES, REASON_REQUIRED),
  words: plainText("words", REPORT_WORDS_MAX_LENGTH),
});

/**
 * The calls by which visitors respond to a video. Only the site may count prayers, since anyone else could make up
 * numbers.
 */
export const responses = [
  ...siteOnly([
    post("/add_prayer", limits.prayers, prayerBody, async (payload, press) => {
      const prayed = await addPrayer(payload, press);
      return { status: "success", data: prayed === undefined ? {} : { prayed } };
    }),
  ]),
  formCall("/add_report", {
    schema: reportForm,
    sent: "reports.sent",
    store: ({ payload, request, form, key }) =>
      storeReport(payload, { ...form, address: clientHousehold(request), key }),
  }),
  post("/stop_mails", limits.withdrawals, stopMailsBody, async (payload, { token }) => {
    await stopPrayerMails(payload, token);
    return { status: "success", ...sentence("prayers.mailsStopped") };
  }),
];
