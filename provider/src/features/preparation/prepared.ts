import { z } from "zod";

/** The states of a clip, as named in the admin. */
export const PREPARATIONS = [
  { label: "Waiting to be prepared", value: "waiting" },
  { label: "Preparing", value: "preparing" },
  { label: "Ready", value: "ready" },
  { label: "Preparation failed", value: "failed" },
  { label: "Shown as uploaded", value: "unprepared" },
  { label: "Withdrawn", value: "withdrawn" },
] as const;

const count = z.number().int().positive();

const rendition = z.object({
  filename: z.string(),
  width: count,
  height: count,
  /** Bits a second, picture and sound together. */
  bitrate: count,
  /** Its content type, with codecs. */
  type: z.string(),
  /** In bytes. */
  filesize: count,
});

const frame = z.object({ filename: z.string(), width: count, height: count });

export type Rendition = z.output<typeof rendition>;

/** A picture from the clip that staff can choose as its poster. */
export type Frame = z.output<typeof frame>;

/** The columns of a clip read here; a partial record may lack them. */
export type PreparedColumns = {
  preparation?: string | null;
  renditions?: unknown;
  frames?: unknown;
  chosenFrame?: number | null;
  large?: unknown;
};

const renditions = z.array(rendition).catch([]);
const frames = z.array(frame).catch([]);
const large = rendition.nullable().catch(null);

/** Returns a clip's renditions, the best first; none unless it is ready. */
export function renditionsOf(clip: PreparedColumns): Rendition[] {
  return isReady(clip) ? renditions.parse(clip.renditions) : [];
}

/** Returns the best rendition within the bandwidth, else the lightest; `undefined` if the file itself is within it. */
export function lighterRendition(
  all: Rendition[],
  filename: string,
  bandwidth: number,
): Rendition | undefined {
  const file = all.find((one) => one.filename === filename);
  if (!file || file.bitrate <= bandwidth) return undefined;
  const lighter = all.slice(all.indexOf(file) + 1);
  return lighter.find(({ bitrate }) => bitrate <= bandwidth) ?? lighter.at(-1);
}

/** Returns the frames that a clip's poster can be chosen from, the best first. */
export function framesOf({ frames: stored }: PreparedColumns): Frame[] {
  return frames.parse(stored);
}

/** Returns a clip's poster frame: the one staff chose, or the best. */
export function posterFrameOf(clip: PreparedColumns): Frame | undefined {
  const offered = framesOf(clip);
  return offered[clip.chosenFrame ?? 0] ?? offered[0];
}

/** Returns whether the clip is shown by its renditions rather than as uploaded. */
export function isReady({ preparation }: PreparedColumns): boolean {
  return preparation === "ready";
}

export function preparedFilesOf(clip: PreparedColumns): string[] {
  const files = [...renditions.parse(clip.renditions), ...frames.parse(clip.frames), largeOf(clip)];
  return files.flatMap((file) => file?.filename ?? []);
}

/** Returns the rendition for projectors, which is not public; `null` when there is none. */
export function largeOf(clip: PreparedColumns): Rendition | null {
  return large.parse(clip.large ?? null);
}

/** Returns the paths of a clip's upload and of its prepared files, in any state. */
export function pathsOfClip(clip: PreparedColumns & { filename?: string | null }): string[] {
  return [
    ...(clip.filename ? [`/uploads/clips/${clip.filename}`] : []),
    ...renditions.parse(clip.renditions).map(({ filename }) => `/uploads/renditions/${filename}`),
    ...frames.parse(clip.frames).map(({ filename }) => `/uploads/frames/${filename}`),
  ];
}

/** A clip's record before anything is prepared. */
export const NOTHING_PREPARED = {
  progress: 0,
  problem: null,
  renditions: [],
  hasSound: true,
  loudness: null,
  placeholder: null,
  frames: [],
  chosenFrame: 0,
  task: null,
  large: null,
  cutFrom: null,
  isCovered: false,
  leftOut: null,
  kept: null,
  preparedAt: null,
  originalRemovedAt: null,
};
