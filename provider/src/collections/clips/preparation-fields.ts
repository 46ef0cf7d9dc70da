import type { Field } from "payload";

import { text } from "../../admin/texts/text";
import { PREPARATIONS } from "../../features/preparation/prepared";

/** Only the provider writes these fields; staff can't change them. */
const access = { create: () => false, update: () => false };

const written = { access, admin: { hidden: true } };

/** What preparing a clip produces and finds out. All but `chosenFrame` is written by `updateIf`, never by a save. */
export const preparationFields: Field[] = [
  {
    name: "preparation",
    type: "select",
    label: text("clips:preparation"),
    defaultValue: "unprepared",
    index: true,
    options: [...PREPARATIONS],
    access,
    // The panel below the player shows it and keeps up to date; a form's field stays as it was loaded.
    admin: {
      components: {
        Field: "/admin/clips/media-cells#NoField",
        Cell: "/admin/clips/media-cells#PreparationCell",
      },
    },
  },
  {
    name: "progress",
    type: "number",
    label: text("clips:progress"),
    min: 0,
    max: 100,
    defaultValue: 0,
    ...written,
  },
  { name: "problem", type: "text", label: text("clips:problem"), ...written },
  /** `Rendition[]`, best first. */
  { name: "renditions", type: "json", defaultValue: [], ...written },
  { name: "hasSound", type: "checkbox", label: text("clips:hasSound"), defaultValue: true, ...written },
  { name: "loudness", type: "number", label: text("clips:loudness"), ...written },
  { name: "placeholder", type: "text", ...written },
  /** `Frame[]`: pictures to choose the poster from, best first. */
  { name: "frames", type: "json", defaultValue: [], ...written },
  {
    name: "chosenFrame",
    type: "number",
    label: text("clips:chosenFrame"),
    min: 0,
    defaultValue: 0,
    admin: { hidden: true },
  },
  /** Whether the upload says where, when or with what it was filmed, and we couldn't remove that. */
  { name: "hasMetadata", type: "checkbox", defaultValue: false, ...written },
  /** Whether a cover hides something that the upload shows. */
  { name: "isCovered", type: "checkbox", defaultValue: false, ...written },
  /** For a recording: what the storyteller said again, in pairs of seconds. */
  { name: "leftOut", type: "json", ...written },
  /** The parts to show, if they are in another order than recorded. */
  { name: "kept", type: "json", ...written },
  /** The `RECIPE` that its renditions are up to date with. */
  { name: "recipe", type: "number", defaultValue: 1, index: true, ...written },
  /** What staff have requested for a ready clip, until it is done: see `clip-tasks.ts`. */
  { name: "task", type: "text", index: true, ...written },
  /** How often a cut, a cover or another file has changed the film. An approval covers one edition. */
  { name: "edition", type: "number", defaultValue: 0, ...written },
  /** Whether browsers play the upload as it is. */
  { name: "playsAsUploaded", type: "checkbox", defaultValue: false, ...written },
  /** For a clip that shows only a part: where it begins in the upload, in seconds. */
  { name: "cutFrom", type: "number", ...written },
  /** A `Rendition` for projectors, for staff only; none until they request it. */
  { name: "large", type: "json", ...written },
  { name: "preparedAt", type: "date", ...written },
  /** When the upload was removed because it was no longer needed. */
  { name: "originalRemovedAt", type: "date", ...written },
];

/** What saves in the admin leave alone: the worker may be writing it at the same time. */
export const PREPARED_BY_WORKER = [
  ...preparationFields.flatMap((field) => ("name" in field ? field.name : [])),
  ...["width", "height", "duration"],
].filter((name) => name !== "chosenFrame");
