import type { Call } from "./call";
import { OTP_VALID_SECONDS } from "./limits";
import { countsBody } from "./schemas/counts";
import { done, pending } from "./schemas/fields";
import * as members from "./schemas/members";
import * as responses from "./schemas/responses";
import * as submissions from "./schemas/submissions";

const FORM = { method: "POST", status: 200, failures: [400, 413, 415, 422] } as const;
const SUBMISSION = { ...FORM, group: "Submissions", answer: done, idempotent: true } as const;
const MEMBER = { ...FORM, group: "Members" } as const;

const CODE_MAILED = `Emails a code that is valid for ${OTP_VALID_SECONDS / 60} minutes. The answer is the same whether or not the address has an account.`;

/** The calls for forms, consents and members. */
export const writes = {
  addTestimony: {
    ...SUBMISSION,
    path: "/add-join-us",
    summary: "Stores a testimony consent",
    description:
      "Only status 201 means success. 409: a sentence in `consents` is not one that the site shows now.",
    body: submissions.testimonyBody,
    status: 201,
    failures: [400, 409, 413, 415, 422],
  },
  addContactMessage: {
    ...SUBMISSION,
    path: "/add_contact_us",
    summary: "Stores a contact message",
    body: submissions.contactBody,
  },
  addVolunteer: {
    ...SUBMISSION,
    path: "/add_volunteer_contact_us",
    summary: "Stores a volunteer's offer",
    body: submissions.volunteerBody,
  },
  addStory: {
    ...SUBMISSION,
    path: "/add_video",
    summary: "Stores a story and its video for review",
    description:
      "The text fields come first, in the order shown, then the file. 409: the slug is taken, and the site tries another, or a sentence in `consents` is not one that the site shows now. 415: the file is not a playable video. 507: there is no room. A provider may accept stories only from the site, by its token: 401.",
    body: submissions.storyBody,
    fileField: "file",
    failures: [400, 401, 409, 413, 415, 422, 507],
  },
  addPrayer: {
    ...FORM,
    path: "/add_prayer",
    group: "Responses",
    summary: "Counts a prayer for a story",
    description:
      "Optional for a provider, which lists `prayers` in its settings. Nothing about who prayed is sent.",
    body: responses.prayerBody,
    answer: responses.prayerAnswer,
    failures: [400, 401, 404, 413, 415],
    siteOnly: true,
  },
  addReport: {
    ...SUBMISSION,
    path: "/add_report",
    group: "Responses",
    summary: "Stores a visitor's report about a story",
    description:
      "Optional for a provider, which lists `reports` in its settings. 404: there is no such story.",
    body: responses.reportBody,
    failures: [400, 404, 413, 415, 422],
  },
  addTalk: {
    ...SUBMISSION,
    path: "/add_talk",
    group: "Responses",
    summary: "Stores a request to talk",
    description:
      "Optional for a provider, which lists `talk` in its settings. Words about self-harm make it urgent. 422: a field was rejected, or nobody is there to read it.",
    body: responses.talkBody,
  },
  getConversation: {
    method: "GET",
    path: "/conversations/{token}",
    group: "Responses",
    summary: "A conversation with someone who asked to talk",
    description:
      "Behind the link in the email about an answer. 404 once the conversation has ended. Optional for a provider, whose own emails link to it.",
    params: responses.conversationParams,
    status: 200,
    answer: responses.conversationAnswer,
    failures: [400, 404],
  },
  addConversationReply: {
    ...SUBMISSION,
    path: "/add_conversation_reply",
    group: "Responses",
    summary: "Adds their reply",
    description:
      "Only the readers of the conversation see it. Optional for a provider, like the previous call.",
    body: responses.conversationReplyBody,
    failures: [400, 404, 413, 415, 422],
  },
  stopMails: {
    ...FORM,
    path: "/stop_mails",
    group: "Responses",
    summary: "Stops the weekly emails about prayers",
    description: "Behind the link in such an email. Repeating it changes nothing. Optional for a provider.",
    body: responses.stopMailsBody,
    answer: done,
    failures: [400, 404, 413, 415],
  },
  getConsents: {
    method: "GET",
    path: "/consents/{token}",
    group: "Consents",
    summary: "What someone consented to",
    description: "Behind the link in the email that confirmed the consents. Optional for a provider.",
    params: submissions.withdrawConsentsBody,
    status: 200,
    answer: submissions.consentsAnswer,
    failures: [404],
  },
  withdrawConsents: {
    method: "POST",
    path: "/withdraw-consents",
    group: "Consents",
    summary: "Withdraws all consents and removes the story from the site",
    description: "Repeating it changes nothing. Optional for a provider.",
    body: submissions.withdrawConsentsBody,
    status: 200,
    answer: done,
    failures: [400, 404, 413, 415],
  },
  getConsentRequest: {
    method: "GET",
    path: "/consent-requests/{token}",
    group: "Consents",
    summary: "What a storyteller is asked to agree to",
    description:
      "Behind the link in an email in which staff ask for a missing consent. 404 if it is too old or was withdrawn. Optional for a provider.",
    params: submissions.consentRequestParams,
    query: submissions.consentRequestQuery,
    status: 200,
    answer: submissions.consentRequestAnswer,
    failures: [404],
  },
  giveConsent: {
    method: "POST",
    path: "/give-consent",
    group: "Consents",
    summary: "Gives that consent",
    description: "Repeating it changes nothing. 409: the sentence has changed. Optional for a provider.",
    body: submissions.giveConsentBody,
    status: 200,
    answer: done,
    failures: [400, 404, 409, 413, 415],
  },
  sendLoginCode: {
    ...MEMBER,
    path: "/generate-otp",
    summary: "Emails a login code",
    description: CODE_MAILED,
    body: members.emailBody,
    answer: done,
  },
  logIn: {
    ...MEMBER,
    path: "/verify-otp",
    summary: "Checks the code and returns the member",
    description: "401: the code is wrong, expired, already used or was never sent.",
    body: members.loginBody,
    answer: members.memberAnswer,
    failures: [400, 401, 413, 415, 422],
  },
  sendSignupCode: {
    ...MEMBER,
    path: "/generate-otp-signup",
    summary: "Emails a signup code",
    description: CODE_MAILED,
    body: members.emailBody,
    answer: done,
  },
  signUp: {
    ...MEMBER,
    path: "/signup",
    summary: "Checks the code and creates the member",
    description: "401: the code is wrong, expired, already used or was never sent.",
    body: members.signupBody,
    answer: members.memberAnswer,
    failures: [400, 401, 413, 415, 422],
  },
  updateMember: {
    ...MEMBER,
    path: "/update_user_profile",
    summary: "Changes a member's names and email address",
    description:
      "202 if the address is new: a code was emailed to it, and the same call must be repeated with `otp`. 404 with the message `User not found.`: the site logs the member out.",
    body: members.profileBody,
    answer: members.memberAnswer,
    pending,
    failures: [400, 401, 404, 413, 415, 422],
    siteOnly: true,
  },
  deleteMember: {
    ...MEMBER,
    path: "/delete_user",
    summary: "Deletes a member",
    description:
      "202 without `otp`: a code was emailed to the member, and the same call must be repeated with it. Optional for a provider: for 404 or 405 the site says who to ask instead.",
    body: members.deletionBody,
    answer: done,
    pending,
    failures: [400, 401, 404, 413, 415, 422],
    siteOnly: true,
  },
  exportMember: {
    ...MEMBER,
    path: "/export_user",
    summary: "Everything stored about a member",
    description: "Optional for a provider: for 404 or 405 the site says who to ask instead.",
    body: members.exportBody,
    answer: members.exportAnswer,
    failures: [400, 401, 404, 413, 415, 422],
    siteOnly: true,
  },
  syncSaved: {
    ...MEMBER,
    path: "/saved_videos",
    summary: "Changes and returns what a member has saved for later",
    description: "Optional for a provider, which lists `saved` in its settings.",
    body: members.savedBody,
    answer: members.savedAnswer,
    failures: [400, 401, 404, 413, 415, 422],
    siteOnly: true,
  },
  addCounts: {
    method: "POST",
    path: "/add_counts",
    group: "Counts",
    summary: "Adds to today's counts",
    description:
      "Counts for a video the provider does not show are ignored. Optional for a provider: the site only counts if the settings have `counts`.",
    body: countsBody,
    status: 200,
    answer: done,
    failures: [400, 401, 413, 415],
    siteOnly: true,
  },
} as const satisfies Record<string, Call>;
