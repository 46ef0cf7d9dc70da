import type { Field } from "payload";

import { PREPARATIONS } from "../../features/preparation/prepared";

/** Written by the provider alone; staff can choose nothing of it. */
const access = { create: () => false, update: () => false };

const written = { access, admin: { hidden: true } };

/** What preparing a clip makes and finds out. All but `chosenFrame` is written by `updateIf`, never by a save. */
export const preparationFields: Field[] = [
  {
    name: "preparation",
    type: "select",
    label: "Preparation",
    defaultValue: "unprepared",
    index: true,
    options: [...PREPARATIONS],
    access,
    // The panel below the player shows it, and goes with the times; a form's field stays as it was loaded.
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
    label: "Progress in percent",
    min: 0,
    max: 100,
    defaultValue: 0,
    ...written,
  },
  { name: "problem", type: "text", label: "Why preparation failed", ...written },
  /** `Rendition[]`, the best first. */
  { name: "renditions", type: "json", defaultValue: [], ...written },
  { name: "hasSound", type: "checkbox", label: "Has sound", defaultValue: true, ...written },
  { name: "loudness", type: "number", label: "Loudness as uploaded, in LUFS", ...written },
  { name: "placeholder", type: "text", ...written },
  /** `Frame[]`: pictures to choose from for the poster, the best first. */
  { name: "frames", type: "json", defaultValue: [], ...written },
  {
    name: "chosenFrame",
    type: "number",
    label: "Selected still picture",
    min: 0,
    defaultValue: 0,
    admin: { hidden: true },
  },
  /** Whether the uploaded file says where, when or with what it was filmed, and that could not be removed. */
  { name: "hasMetadata", type: "checkbox", defaultValue: false, ...written },
  /** Whether something is covered that is seen in the uploaded film. */
  { name: "isCovered", type: "checkbox", defaultValue: false, ...written },
  /** Of a recording: what its teller said again, in pairs of seconds. */
  { name: "leftOut", type: "json", ...written },
  /** What is shown instead of the rest, where that is in another order than it was recorded in. */
  { name: "kept", type: "json", ...written },
  /** Up to which `RECIPE` it has its renditions. */
  { name: "recipe", type: "number", defaultValue: 1, index: true, ...written },
  /** What staff have asked for of a clip that is ready, until it is done: see `clip-tasks.ts`. */
  { name: "task", type: "text", index: true, ...written },
  /** How often what is shown of the film was changed by a cut, a cover or another file: approvals are of one of these. */
  { name: "edition", type: "number", defaultValue: 0, ...written },
  /** Whether browsers play the file as it was uploaded. */
  { name: "playsAsUploaded", type: "checkbox", defaultValue: false, ...written },
  /** Of a clip of which a part is shown: where in the uploaded film it begins, in seconds. */
  { name: "cutFrom", type: "number", ...written },
  /** A `Rendition` for projectors, which staff alone get; none until they ask for it. */
  { name: "large", type: "json", ...written },
  { name: "preparedAt", type: "date", ...written },
  /** When the uploaded file was removed, since it is no longer needed. */
  { name: "originalRemovedAt", type: "date", ...written },
];

/** What saves in the admin leave alone: the worker may be writing it at the same moment. */
export const PREPARED_BY_WORKER = [
  ...preparationFields.flatMap((field) => ("name" in field ? field.name : [])),
  ...["width", "height", "duration"],
].filter((name) => name !== "chosenFrame");
