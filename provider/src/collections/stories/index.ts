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
import { folded, panel } from "../../fields/panel";
import { videoTypeOptions } from "../../fields/select-fields";
import { storySlugField } from "../../fields/slug-field";
import {
  answersField,
  consentRequestFields,
  readOnlyFields,
  storyConsentFields,
  submissionFields,
} from "../../fields/submission-fields";
import { emailAddress, line, paragraph, webAddress } from "../../fields/text-fields";
import { keepFromSaves } from "../../lib/db/writes";
import { inbox, inboxComponents, listFilters, withUnreadMark } from "../inbox/inbox-config";
import { decisionFields, safetyFields } from "./fields";
import { keepProofOfStory, removeClipOfStory, takeVideoAlong, validateDecision } from "./hooks";

/**
 * How long staff see that a colleague is editing a story after its last change, in seconds. A save that a colleague's
 * change has made stale is refused anyway.
 */
const LOCKED_SECONDS = 60;

/** Stories as visitors uploaded them, and what staff decide about each. */
export const stories: CollectionConfig<"stories"> = {
  slug: "stories",
  labels: { singular: text("stories:singular"), plural: text("stories:plural") },
  lockDocuments: { duration: LOCKED_SECONDS },
  admin: {
    group: adminGroup.stories,
    useAsTitle: "name",
    defaultColumns: ["name", "file", "status", "objection", "withdrawnAt", "description", "createdAt"],
    listSearchableFields: ["name", "email", "slug", "description"],
    components: {
      ...inboxComponents,
      beforeListTable: [listFilters, ...inboxComponents.beforeListTable],
      views: { list: { Component: "/admin/stories/story-list#StoryList" } },
    },
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
    folded("captionEditor:captions", [captionList("file")]),
    folded("stories:sent", [
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
        webAddress("youtubeLink", "YouTube", text("fields:asWritten")),
        webAddress("YTShortLink", "YouTube Short", text("fields:asWritten")),
        webAddress("facebookLink", "Facebook", text("fields:asWritten")),
        webAddress("tiktokLink", "TikTok", text("fields:asWritten")),
        webAddress("instagramLink", "Instagram", text("fields:asWritten")),
        webAddress("churchLink", text("fields:church"), text("fields:asWritten")),
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
    ]),
    folded("stories:agreedTo", storyConsentFields),
    ...consentRequestFields,
    ...submissionFields.filter((field) => field !== answersField),
    folded("stories:writeTo", [answersField]),
  ],
};
