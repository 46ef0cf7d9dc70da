import type { CollectionConfig } from "payload";

import { proofAccess } from "../access/roles";
import { adminGroup } from "../admin/groups";
import { consentFields } from "../consents/consent-fields";
import { keptOutOfSaves } from "../database/kept-out-of-saves";
import { asSent } from "../fields/as-sent";
import { clip } from "../fields/media-fields";
import { shownAtOptions } from "../fields/shown-at";
import { storySlugField } from "../fields/story-slug-field";
import { emailAddress, line, paragraph, webAddress } from "../fields/text-fields";
import { inbox, inboxComponents, markedWhileUnread } from "../inbox/inbox";
import { carryOutOnSave } from "../stories/carry-out-decision";
import { decisionFields } from "../stories/decision-fields";
import { removeClipOfStory } from "../stories/remove-clip-of-story";
import { requireDecidable } from "../stories/require-decidable";
import { submissionFields } from "../submissions/submission-fields";
import { VIDEO_DESCRIPTION_MAX_LENGTH } from "./videos";

/** Stories as visitors uploaded them, and what staff decide about each. */
export const stories: CollectionConfig<"stories"> = {
  slug: "stories",
  labels: { singular: "Uploaded story", plural: "Uploaded stories" },
  admin: {
    group: adminGroup.stories,
    useAsTitle: "name",
    defaultColumns: ["name", "status", "withdrawnAt", "description", "createdAt"],
    listSearchableFields: ["name", "email", "slug", "description"],
    components: inboxComponents,
    description: "What visitors sent, the newest first. Open a story, watch it, then publish or decline it.",
  },
  ...inbox,
  access: proofAccess,
  hooks: {
    beforeValidate: [requireDecidable],
    beforeChange: [...inbox.hooks.beforeChange, keptOutOfSaves("carriedOut", "video")],
    afterChange: [carryOutOnSave],
    afterDelete: [removeClipOfStory],
  },
  fields: [
    {
      name: "player",
      type: "ui",
      label: "Watch",
      admin: {
        components: { Field: { path: "/admin/clip-player#ClipPlayer", clientProps: { clipField: "file" } } },
      },
    },
    ...asSent([
      markedWhileUnread(line("name", "Name", "As they wrote it.", { required: true })),
      emailAddress("email", "Email", "Where to reach them.", { required: true }),
      line("phone", "Phone", "With country code, if they gave one."),
      storySlugField,
      paragraph("description", "Description", "Their words.", { maxLength: VIDEO_DESCRIPTION_MAX_LENGTH }),
      {
        name: "hastags",
        type: "json",
        label: "Hashtags",
        admin: {
          components: { Field: "/admin/name-list#NameList" },
          description: "As they chose or wrote them.",
        },
      },
      clip("file", "Clip", "What they uploaded."),
    ]),
    {
      type: "collapsible",
      label: "Links",
      admin: { initCollapsed: true },
      fields: asSent([
        webAddress("youtubeLink", "YouTube", "As they wrote it."),
        webAddress("YTShortLink", "YouTube Short", "As they wrote it."),
        webAddress("facebookLink", "Facebook", "As they wrote it."),
        webAddress("tiktokLink", "TikTok", "As they wrote it."),
        webAddress("instagramLink", "Instagram", "As they wrote it."),
        webAddress("churchLink", "Church", "As they wrote it."),
      ]),
    },
    ...asSent([
      line("recordedAt", "Recorded at", "Where or when it was recorded, in their words."),
      { name: "videoType", type: "select", label: "Where it may be shown", options: shownAtOptions },
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
    ...decisionFields,
    ...submissionFields,
  ],
};
