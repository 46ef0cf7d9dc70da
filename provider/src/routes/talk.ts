import { TALK_TIMES_MAX_LENGTH } from "@lampstand/contract/limits";
import { conversationParams } from "@lampstand/contract/schemas/responses";
import { z } from "zod";

import { minorsReader, storeConversation, takesTalks } from "../features/conversations/carers";
import { readConversation, writeBack } from "../features/inbox/send-answer";
import { findGlobal } from "../features/preview/read-draft";
import { checkbox, emailAddress, language, message, personName, phone, plainLine } from "../lib/form-fields";
import { HttpError } from "../lib/http/responses";
import { sentence } from "../messages/sentences";
import { formCall } from "./forms";
import { get, getBy } from "./route";
import { text } from "./shapes";

const talkForm = z.object({
  name: personName("talk.nameRequired"),
  email: emailAddress("talk.emailRequired", "talk.emailInvalid"),
  phoneNo: phone,
  about: message("talk.aboutRequired"),
  times: plainLine("times", TALK_TIMES_MAX_LENGTH),
  isMinor: checkbox,
  language,
});

const replyForm = conversationParams.extend({ words: message("conversations.wordsRequired") });

/** The calls for people who would like to talk to someone. */
export const talk = [
  get("/web/talk-content", async (payload) => {
    if (!(await takesTalks(payload))) throw new HttpError(404, sentence("talk.unavailable"));
    const { introduction, lines } = await findGlobal(payload, { slug: "talk", depth: 0 });
    const data = {
      introduction: text(introduction),
      minorsReader: await minorsReader(payload),
      lines: (lines ?? []).map(({ country, name, phone: number, link, source, checkedOn }) => ({
        ...{ country, name, phone: text(number), link: text(link), source: text(source) },
        checkedAt: checkedOn ?? null,
      })),
    };
    return { status: "success", data };
  }),
  formCall("/add_talk", {
    schema: talkForm,
    sent: "talk.sent",
    store: ({ payload, form, key }) => storeConversation(payload, form, key),
  }),
  getBy("/conversations/:token", conversationParams, async (payload, { token }) => ({
    status: "success",
    data: await readConversation(payload, token),
  })),
  formCall("/add_conversation_reply", {
    schema: replyForm,
    sent: "conversations.replied",
    store: ({ payload, form, key }) => writeBack(payload, form, key),
  }),
];
