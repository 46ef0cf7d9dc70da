import type { CollectionConfig } from "payload";

import { adminGroup } from "../admin/groups";
import { inboxAccess } from "../access/roles";
import { asSent } from "../fields/as-sent";
import { clip } from "../fields/media-fields";
import { storySlugField } from "../fields/story-slug-field";
import { emailAddress, line, paragraph, webAddress } from "../fields/text-fields";
import { VIDEO_DESCRIPTION_MAX_LENGTH } from "./videos";

/** Stories as visitors uploaded them, waiting for review. */
export const stories: CollectionConfig<"stories"> = {
  slug: "stories",
  labels: { singular: "Uploaded story", plural: "Uploaded stories" },
  defaultSort: "-createdAt",
  admin: {
    group: adminGroup.stories,
    useAsTitle: "name",
    defaultColumns: ["name", "review", "videoType", "createdAt"],
    description: "What visitors sent. Watch a story, then accept or decline it.",
  },
  access: inboxAccess,
  fields: [
    ...asSent([
      line("name", "Name", "As they wrote it.", { required: true }),
      emailAddress("email", "Email", "Where to reach them.", { required: true }),
      line("phone", "Phone", "With country code, if they gave one."),
      storySlugField,
      paragraph("description", "Description", "Their words.", { maxLength: VIDEO_DESCRIPTION_MAX_LENGTH }),
      {
        name: "hastags",
        type: "text",
        hasMany: true,
        label: "Hashtags",
        admin: { description: "As they chose or wrote them." },
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
      {
        name: "videoType",
        type: "select",
        label: "Where it may be shown",
        options: [
          { label: "On its own page only", value: "single" },
          { label: "In the video feed only", value: "multiple" },
          { label: "On its own page and in the feed", value: "both" },
        ],
      },
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
    {
      name: "review",
      type: "select",
      label: "Review",
      required: true,
      defaultValue: "New",
      options: ["New", "Accepted", "Declined"],
      admin: { position: "sidebar", description: "What became of the story." },
    },
    {
      name: "video",
      type: "relationship",
      relationTo: "videos",
      label: "Published as",
      admin: { position: "sidebar", description: "The video made from this story." },
    },
  ],
};
