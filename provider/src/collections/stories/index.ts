import { DESCRIPTION_MAX_LENGTH } from "@lampstand/contract/limits";
import type { CollectionConfig } from "payload";

import { proofAccess } from "../../access/roles";
import { adminGroup } from "../../admin/menu";
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
  labels: { singular: "Uploaded story", plural: "Uploaded stories" },
  admin: {
    group: adminGroup.stories,
    useAsTitle: "name",
    defaultColumns: ["name", "file", "status", "objection", "withdrawnAt", "description", "createdAt"],
    listSearchableFields: ["name", "email", "slug", "description"],
    components: inboxComponents,
    description: "What visitors sent, newest first. Open a story, watch it, then publish or decline it.",
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
      withUnreadMark(line("name", "Name", "As they wrote it.", { required: true })),
      emailAddress("email", "Email", "Where to reach them.", { required: true }),
      line("phone", "Phone", "With country code, if they entered one."),
      storySlugField,
      // Next to the video.
      {
        ...paragraph("description", "Description", "", { maxLength: DESCRIPTION_MAX_LENGTH }),
        admin: { components: { Field: "/admin/clips/media-cells#NoField" } },
      },
      {
        name: "hastags",
        type: "json",
        label: "Hashtags",
        admin: {
          components: { Field: "/admin/consents/field-lists#NameList" },
          description: "As they chose or wrote them.",
        },
      },
      clip("file", "Clip", "What they uploaded.", { isThumbnail: true }),
    ]),
    {
      type: "collapsible",
      label: "Links",
      admin: { initCollapsed: true },
      fields: readOnlyFields([
        webAddress("youtubeLink", "YouTube", "As they wrote it."),
        webAddress("YTShortLink", "YouTube Short", "As they wrote it."),
        webAddress("facebookLink", "Facebook", "As they wrote it."),
        webAddress("tiktokLink", "TikTok", "As they wrote it."),
        webAddress("instagramLink", "Instagram", "As they wrote it."),
        webAddress("churchLink", "Church", "As they wrote it."),
      ]),
    },
    ...readOnlyFields([
      line("recordedAt", "Recorded at", "Where or when it was recorded, in their words."),
      { name: "videoType", type: "select", label: "Where we may show it", options: videoTypeOptions },
      {
        name: "isAcceptUnrestricted",
        type: "checkbox",
        label: "Agrees to unrestricted use",
        defaultValue: false,
      },
      {
        name: "isAcceptReceiveFurther",
        type: "checkbox",
        label: "Agrees to hear from us",
        defaultValue: false,
      },
    ]),
    ...consentFields,
    ...consentRequestFields,
    ...submissionFields,
  ],
};
