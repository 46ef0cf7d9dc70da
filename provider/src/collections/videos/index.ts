import { DESCRIPTION_MAX_LENGTH } from "@lampstand/contract/limits";
import type { CollectionBeforeChangeHook, CollectionConfig } from "payload";

import { contentAccess } from "../../access/roles";
import { adminGroup } from "../../admin/menu";
import { text, translateWith } from "../../admin/texts/text";
import { videoVisibility } from "../../endpoints/visibility";
import { keepFormerSlugs } from "../../features/slugs/former-slugs";
import type { ProposedVideo } from "../../features/visibility/facts";
import { factsOf, objectionTo, refusalToPublish } from "../../features/visibility/objections";
import { IS_OUTCOME } from "../../features/visibility/recalculate";
import { captionList, clip, picture } from "../../fields/media-fields";
import { panel } from "../../fields/panel";
import { objectionField, publishUnprepared, videoTypeOptions } from "../../fields/select-fields";
import { slugField } from "../../fields/slug-field";
import { line, paragraph, webAddress } from "../../fields/text-fields";
import { fieldError } from "../../lib/errors";
import { idOf } from "../../lib/id-of";
import type { Video } from "../../payload-types";

/**
 * Refuses to publish a video with an objection. Staff can still change a video on the site; it disappears if the change
 * causes an objection.
 */
const refuseToPublish: CollectionBeforeChangeHook<Video> = async ({ data, operation, originalDoc, req }) => {
  if (req.context[IS_OUTCOME]) return data;
  // Payload passes an empty original for a new video.
  const before = operation === "update" ? originalDoc : undefined;
  const video = proposed(data, before);
  if (!video) return data;
  // Otherwise they could be shown elsewhere.
  if (before?.objection === "withdrawn")
    for (const name of ["videoLink", "poster"] as const) {
      const stored = idOf(before[name]);
      if (stored && stored !== idOf(video[name]))
        throw fieldError("videos", name, translateWith(req.t)("videos:stays"));
    }
  const facts = await factsOf(req, video);
  const isPublished =
    video.status === "Active" &&
    !(before?.status === "Active" && idOf(before.videoLink) === idOf(video.videoLink));
  const refusal = isPublished ? refusalToPublish(facts) : undefined;
  if (refusal) throw fieldError("videos", "status", refusal.message);
  return { ...data, objection: objectionTo(facts) ?? null };
};

function proposed(data: Partial<Video>, before: Video | undefined): ProposedVideo | undefined {
  const video = { ...before, ...data };
  return video.videoLink === undefined
    ? undefined
    : { ...video, videoLink: video.videoLink, id: before?.id ?? data.id };
}

/** Testimonies as visitors watch them. Only Active videos without an objection are shown. */
export const videos: CollectionConfig<"videos"> = {
  slug: "videos",
  labels: { singular: text("videos:singular"), plural: text("videos:plural") },
  defaultSort: "-createdAt",
  admin: {
    group: adminGroup.stories,
    useAsTitle: "name",
    defaultColumns: ["name", "videoLink", "status", "objection", "videoType", "hashtagId", "createdAt"],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ["name", "slug", "description"],
    description: text("videos:description"),
  },
  access: contentAccess,
  endpoints: [videoVisibility],
  hooks: {
    ...keepFormerSlugs("videos"),
    beforeChange: [refuseToPublish],
  },
  fields: [
    panel("statusButtons", "/admin/videos/video-status#VideoStatus"),
    panel("reports", "/admin/videos/reports-panel#ReportsPanel"),
    line("name", text("videos:titleLabel"), text("videos:titleHelp"), { required: true }),
    paragraph(
      "description",
      text("fields:description"),
      text("videos:descriptionHelp", { most: DESCRIPTION_MAX_LENGTH }),
      {
        maxLength: DESCRIPTION_MAX_LENGTH,
      },
    ),
    clip("videoLink", text("fields:clip"), text("videos:videoLinkHelp"), {
      required: true,
      isThumbnail: true,
    }),
    panel("player", { path: "/admin/clips/clip-player#ClipPlayer", clientProps: { clipField: "videoLink" } }),
    captionList("videoLink"),
    picture("poster", text("videos:poster"), text("videos:posterHelp")),
    {
      type: "collapsible",
      label: text("fields:links"),
      admin: { initCollapsed: true },
      fields: [
        webAddress("youtubeLink", "YouTube", text("videos:youtubeLinkHelp")),
        webAddress("YTShortLink", "YouTube Short", text("videos:YTShortLinkHelp")),
        webAddress("facebookLink", "Facebook", text("videos:facebookLinkHelp")),
        webAddress("tiktokLink", "TikTok", text("videos:tiktokLinkHelp")),
        webAddress("instagramLink", "Instagram", text("videos:instagramLinkHelp")),
        webAddress("churchLink", text("fields:church"), text("videos:churchLinkHelp")),
      ],
    },
    {
      name: "status",
      type: "select",
      label: text("fields:status"),
      required: true,
      defaultValue: "Pending",
      index: true,
      options: [
        { label: text("videos:statusActive"), value: "Active" },
        { label: text("videos:statusPending"), value: "Pending" },
        { label: text("videos:statusDeclined"), value: "Declined" },
      ],
      // Staff use the buttons at the top instead.
      admin: { components: { Field: "/admin/clips/media-cells#NoField" }, disableBulkEdit: true },
    },
    objectionField,
    publishUnprepared,
    {
      name: "videoType",
      type: "select",
      label: text("fields:whereToShow"),
      required: true,
      defaultValue: "both",
      options: videoTypeOptions,
      admin: { position: "sidebar" },
    },
    {
      name: "hashtagId",
      type: "relationship",
      relationTo: "hashtags",
      hasMany: true,
      label: text("fields:hashtags"),
      admin: {
        position: "sidebar",
        description: text("videos:hashtagIdHelp"),
      },
    },
    line("recordedAt", text("fields:recordedAt"), text("videos:recordedAtHelp"), {
      inSidebar: true,
    }),
    panel("lastMonth", "/admin/videos/video-month#VideoMonth"),
    slugField({
      collection: "videos",
      from: "name",
      description: "videos:slugHelp",
    }),
  ],
};
