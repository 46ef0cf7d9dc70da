import { DESCRIPTION_MAX_LENGTH } from "@lampstand/contract/limits";
import type { CollectionConfig } from "payload";

import { proofAccess } from "../../access/roles";
import { adminGroup } from "../../admin/menu";
import { text } from "../../admin/texts/text";
import { storyVisibility } from "../../endpoints/visibility";
import { dropUnanswered } from "../../features/consents/proofs";
import { keepAnonymous } from "../../features/members/anonymize-stories";
import { carryOutOnSave } from "../../features/stories/decisions";
import { captionList, clip } from "../../fields/media-fields";
import { panel } from "../../fields/panel";
import { videoTypeOptions } from "../../fields/select-fields";
import { storySlugField } from "../../fields/slug-field";
import {
  consentFields,
  consentRequestFields,
  readOnlyFields,
  submissionFields,
} from "../../fields/submission-fields";
import { emailAddress, line, paragraph, webAddress } from "../../fields/text-fields";
import { keepFromSaves } from "../../lib/db/writes";
import { inbox, inboxComponents, withUnreadMark } from "../inbox/inbox-config";
import { decisionFields, safetyFields } from "./fields";
import { keepProofOfStory, removeClipOfStory, takeVideoAlong, validateDecision } from "./hooks";

/** Stories as visitors uploaded them, and what staff decide about each. */
export const stories: CollectionConfig<"stories"> = {
  slug: "stories",
  labels: { singular: text("stories:singular"), plural: text("stories:plural") },
  admin: {
    group: adminGroup.stories,
    useAsTitle: "name",
    defaultColumns: ["name", "file", "status", "objection", "withdrawnAt", "description", "createdAt"],
    listSearchableFields: ["name", "email", "slug", "description"],
    components: inboxComponents,
    description: text("stories:description"),
  },
  ...inbox,
  access: proofAccess,
  endpoints: [...inbox.endpoints, storyVisibility],
  hooks: {
    beforeValidate: [validateDecision],
    beforeChange: [...inbox.hooks.beforeChange, keepFromSaves("carriedOut", "video"), keepAnonymous],
    afterChange: [carryOutOnSave, takeVideoAlong],
    beforeDelete: [keepProofOfStory, dropUnanswered],
    afterDelete: [removeClipOfStory],
  },
  fields: [
    panel("review", "/admin/stories/story-review#StoryReview"),
    ...decisionFields,
    ...safetyFields,
    captionList("file"),
    ...readOnlyFields([
      withUnreadMark(line("name", text("fields:name"), text("fields:asWritten"), { required: true })),
      emailAddress("email", text("fields:email"), text("fields:whereToReach"), { required: true }),
      line("phone", text("fields:phone"), text("fields:withCountryCode")),
      storySlugField,
      // Next to the video.
      {
        ...paragraph("description", text("fields:description"), "", { maxLength: DESCRIPTION_MAX_LENGTH }),
        admin: { components: { Field: "/admin/clips/media-cells#NoField" } },
      },
      {
        name: "hastags",
        type: "json",
        label: text("fields:hashtags"),
        admin: {
          components: { Field: "/admin/consents/field-lists#NameList" },
          description: text("stories:hastagsHelp"),
        },
      },
      clip("file", text("fields:clip"), text("stories:fileHelp"), { isThumbnail: true }),
    ]),
    {
      type: "collapsible",
      label: text("fields:links"),
      admin: { initCollapsed: true },
      fields: readOnlyFields([
        webAddress("youtubeLink", "YouTube", text("fields:asWritten")),
        webAddress("YTShortLink", "YouTube Short", text("fields:asWritten")),
        webAddress("facebookLink", "Facebook", text("fields:asWritten")),
        webAddress("tiktokLink", "TikTok", text("fields:asWritten")),
        webAddress("instagramLink", "Instagram", text("fields:asWritten")),
        webAddress("churchLink", text("fields:church"), text("fields:asWritten")),
      ]),
    },
    ...readOnlyFields([
      line("recordedAt", text("fields:recordedAt"), text("stories:recordedAtHelp")),
      { name: "videoType", type: "select", label: text("stories:videoType"), options: videoTypeOptions },
      {
        name: "isAcceptUnrestricted",
        type: "checkbox",
        label: text("stories:isAcceptUnrestricted"),
        defaultValue: false,
      },
      {
        name: "isAcceptReceiveFurther",
        type: "checkbox",
        label: text("fields:agreesToHear"),
        defaultValue: false,
      },
    ]),
    ...consentFields,
    ...consentRequestFields,
    ...submissionFields,
  ],
};
