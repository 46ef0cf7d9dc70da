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

const CODE_MAILED = `Mails a code that is valid for ${OTP_VALID_SECONDS / 60} minutes. The answer is the same whether the address has an account or not.`;

/** The calls of forms, consents and members. */
export const writes = {
  addTestimony: {
    ...SUBMISSION,
    path: "/add-join-us",
    summary: "Stores a testimony consent",
    description: "Only status 201 is a success.",
    body: submissions.testimonyBody,
    status: 201,
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
      "The text fields come first, in the order shown, then the file. 409: the slug is taken, and the site tries another. 415: the file is no video that can be played. 507: there is no room. A provider may take stories from the site alone, by its token: 401.",
    body: submissions.storyBody,
    fileField: "file",
    failures: [400, 401, 409, 413, 415, 422, 507],
  },
  addPrayer: {
    ...FORM,
    path: "/add_prayer",
    group: "Responses",
    summary: "Counts that somebody prayed for a story",
    description:
      "Optional for a provider, which names `prayers` in its settings. Nothing about who prayed is sent.",
    body: responses.prayerBody,
    answer: responses.prayerAnswer,
    failures: [400, 401, 404, 413, 415],
    siteOnly: true,
  },
  addReport: {
    ...SUBMISSION,
    path: "/add_report",
    group: "Responses",
    summary: "Stores that a visitor reports a story",
    description:
      "Optional for a provider, which names `reports` in its settings. 404: there is no such story.",
    body: responses.reportBody,
    failures: [400, 404, 413, 415, 422],
  },
  addTalk: {
    ...SUBMISSION,
    path: "/add_talk",
    group: "Responses",
    summary: "Stores that somebody would like to talk",
    description:
      "Optional for a provider, which names `talk` in its settings. Words that speak of self-harm make it urgent. 422: a field is refused, or nobody is there to read it.",
    body: responses.talkBody,
  },
  getConversation: {
    method: "GET",
    path: "/conversations/{token}",
    group: "Responses",
    summary: "What was answered to somebody who asked to talk",
    description:
      "Behind the link in the mail that tells of an answer. 404 once the conversation has ended. Optional for a provider: its own mails lead there.",
    params: responses.conversationParams,
    status: 200,
    answer: responses.conversationAnswer,
    failures: [400, 404],
  },
  addConversationReply: {
    ...SUBMISSION,
    path: "/add_conversation_reply",
    group: "Responses",
    summary: "Adds what they write back",
    description:
      "It reaches those who read the conversation, and nobody else. Optional for a provider, as the call before.",
    body: responses.conversationReplyBody,
    failures: [400, 404, 413, 415, 422],
  },
  stopMails: {
    ...FORM,
    path: "/stop_mails",
    group: "Responses",
    summary: "Stops the weekly mails that tell a teller how many prayed",
    description:
      "Behind the link in such a mail. Doing it again changes nothing more. Optional for a provider.",
    body: responses.stopMailsBody,
    answer: done,
    failures: [400, 404, 413, 415],
  },
  getConsents: {
    method: "GET",
    path: "/consents/{token}",
    group: "Consents",
    summary: "What somebody consented to",
    description: "Behind the link in the mail that confirmed the consents. Optional for a provider.",
    params: submissions.withdrawConsentsBody,
    status: 200,
    answer: submissions.consentsAnswer,
    failures: [404],
  },
  withdrawConsents: {
    method: "POST",
    path: "/withdraw-consents",
    group: "Consents",
    summary: "Withdraws them all and takes the story off the site",
    description: "Doing it again changes nothing more. Optional for a provider.",
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
      "Behind the link in a mail by which staff ask for the consent that a story lacks. 404 when it is too old, or was withdrawn. Optional for a provider.",
    params: submissions.consentRequestParams,
    status: 200,
    answer: submissions.consentRequestAnswer,
    failures: [404],
  },
  giveConsent: {
    method: "POST",
    path: "/give-consent",
    group: "Consents",
    summary: "Gives that consent",
    description:
      "Doing it again changes nothing more. 409: the sentence is another one by now. Optional for a provider.",
    body: submissions.giveConsentBody,
    status: 200,
    answer: done,
    failures: [400, 404, 409, 413, 415],
  },
  sendLoginCode: {
    ...MEMBER,
    path: "/generate-otp",
    summary: "Mails a code to log in with",
    description: CODE_MAILED,
    body: members.emailBody,
    answer: done,
  },
  logIn: {
    ...MEMBER,
    path: "/verify-otp",
    summary: "Checks the code and gives the member",
    description: "401: the code is wrong, late, used or was never sent.",
    body: members.loginBody,
    answer: members.memberAnswer,
    failures: [400, 401, 413, 415, 422],
  },
  sendSignupCode: {
    ...MEMBER,
    path: "/generate-otp-signup",
    summary: "Mails a code to sign up with",
    description: CODE_MAILED,
    body: members.emailBody,
    answer: done,
  },
  signUp: {
    ...MEMBER,
    path: "/signup",
    summary: "Checks the code and makes the member",
    description: "401: the code is wrong, late, used or was never sent.",
    body: members.signupBody,
    answer: members.memberAnswer,
    failures: [400, 401, 413, 415, 422],
  },
  updateMember: {
    ...MEMBER,
    path: "/update_user_profile",
    summary: "Changes a member's names and e-mail address",
    description:
      "202 when the address is new: a code has been mailed to it, and the same call is made again with `otp`. 404 with the message `User not found.`: the site logs the member out.",
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
      "202 without `otp`: a code has been mailed to the member, and the same call is made again with it. Optional for a provider: at 404 or 405 the site says whom to ask instead.",
    body: members.deletionBody,
    answer: done,
    pending,
    failures: [400, 401, 404, 413, 415, 422],
    siteOnly: true,
  },
  exportMember: {
    ...MEMBER,
    path: "/export_user",
    summary: "Everything that is stored about a member",
    description: "Optional for a provider: at 404 or 405 the site says whom to ask instead.",
    body: members.exportBody,
    answer: members.exportAnswer,
    failures: [400, 401, 404, 413, 415, 422],
    siteOnly: true,
  },
  syncSaved: {
    ...MEMBER,
    path: "/saved_videos",
    summary: "Changes and gives what a member has saved for later",
    description: "Optional for a provider, which names `saved` in its settings.",
    body: members.savedBody,
    answer: members.savedAnswer,
    failures: [400, 401, 404, 413, 415, 422],
    siteOnly: true,
  },
  addCounts: {
    method: "POST",
    path: "/add_counts",
    group: "Counts",
    summary: "Adds to the counts of this day",
    description:
      "Counts of a video that the provider does not show are left out. Optional for a provider: the site counts and calls only where the settings have `counts`.",
    body: countsBody,
    status: 200,
    answer: done,
    failures: [400, 401, 413, 415],
    siteOnly: true,
  },
} as const satisfies Record<string, Call>;
