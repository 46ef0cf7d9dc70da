import { z } from "zod";

import { inputArguments } from "./ffmpeg";
import { runProgram } from "./run-program";

const INSPECTION_LIMIT_MS = 30_000;

/** The memory that looking into a file may take, in bytes: two hours' index takes a tenth of it. */
const INSPECTION_MAX_BYTES = 512 * 1024 ** 2;

/** Above ordinary screens' brightness: HLG (also under Dolby Vision 8.4) and PQ. */
const HDR_TRANSFERS = { "arib-std-b67": "hlg", smpte2084: "pq" } as const;

/** Dolby Vision of this profile cannot be shown without Dolby's own knowledge; phones make 8.4. */
export const STRANGE_DOLBY_VISION = 5;

/** What of a clip may be missing at its end, as containers count differently: a part, and seconds. */
const MISSING_PART_MAX = 0.02;
const MISSING_SECONDS_MAX = 0.5;

/** The picture of a video. */
export type Picture = {
  /** Of its stream in the file. */
  index: number;
  codec: string;
  /** Such as `High` or `Main 10`. */
  profile: string;
  /** In H.264's way: 31 is 3.1. */
  level: number;
  pixelFormat: string;
  /** Pixels as shown: turned, and square. */
  width: number;
  height: number;
  /** Whether it is shown otherwise than it is stored: turned, mirrored or with pixels that are not square. */
  isTransformed: boolean;
  isInterlaced: boolean;
  transfer: "sdr" | "hlg" | "pq";
  /** What FFmpeg calls its colours; `undefined` where the file does not say. */
  matrix?: string;
  primaries?: string;
  /** Of Dolby Vision; `undefined` where it is none. */
  dolbyVision?: number;
  /** In seconds, where the file says it. */
  duration?: number;
};

/** The sound of a video. */
export type Sound = { index: number; codec: string; profile: string; channels: number; sampleRate: number };

/** What a file says of itself. */
export type Inspection = {
  picture: Picture;
  /** `undefined` where there is none that can be read. */
  sound?: Sound;
  /** In seconds, where the file says it. */
  duration?: number;
  /** Bits a second, of everything together, where it can be told. */
  bitrate?: number;
};

const said = z
  .string()
  .refine((text) => text !== "unknown" && text !== "unspecified" && text !== "reserved")
  .optional()
  .catch(undefined);

const seconds = z.coerce.number().positive().optional().catch(undefined);

/** A ratio such as `16:15`, or 0 where there is none. */
const ratio = z
  .string()
  .regex(/^\d+:\d+$/)
  .transform((text) => {
    const [above = 0, below = 0] = text.split(":").map(Number);
    return below > 0 ? above / below : 0;
  })
  .catch(0);

const sideData = z.object({ rotation: z.number().optional(), dv_profile: z.number().optional() });

const stream = z.object({
  index: z.number(),
  codec_type: z.string().optional(),
  codec_name: said,
  profile: z.string().catch(""),
  level: z.number().catch(0),
  pix_fmt: z.string().catch(""),
  width: z.number().positive().optional().catch(undefined),
  height: z.number().positive().optional().catch(undefined),
  sample_aspect_ratio: ratio,
  field_order: z.string().catch(""),
  color_transfer: said,
  color_space: said,
  color_primaries: said,
  channels: z.number().catch(0),
  sample_rate: z.coerce.number().catch(0),
  duration: seconds,
  disposition: z.object({ attached_pic: z.number().catch(0) }).catch({ attached_pic: 0 }),
  side_data_list: z.array(sideData).catch([]),
});

type Stream = z.output<typeof stream>;

const report = z.object({
  streams: z.array(stream),
  format: z.object({ duration: seconds, bit_rate: z.coerce.number().positive().optional().catch(undefined) }),
});

const INTERLACED: ReadonlySet<string> = new Set(["tt", "bb", "tb", "bt"]);

/**
 * Has ffprobe look into a file.
 * @param demuxers FFmpeg's readers that may open it, where not all kinds of video are expected.
 * @returns `null` where it has no picture that can be read.
 * @throws ProgramError when ffprobe cannot read it, or is not there.
 */
export async function inspectVideo(
  ffprobe: string,
  file: string,
  { demuxers, signal }: { demuxers?: string; signal?: AbortSignal } = {},
): Promise<Inspection | null> {
  const { output } = await runProgram(
    ffprobe,
    ["-v", "error", "-show_streams", "-show_format", "-of", "json", ...inputArguments(file, demuxers)],
    { timeLimitMs: INSPECTION_LIMIT_MS, memoryMaxBytes: INSPECTION_MAX_BYTES, signal },
  );
  const parsed = report.safeParse(parseJson(output.toString()));
  return parsed.success ? inspectionOf(parsed.data) : null;
}

/** Whether much less of a clip could be read than it says it has, in seconds. */
export function isCutOff(read: number, expected: number): boolean {
  return read < expected * (1 - MISSING_PART_MAX) - MISSING_SECONDS_MAX;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function inspectionOf({ streams, format }: z.output<typeof report>): Inspection | null {
  const picture = streams.map(pictureOf).find((found) => found !== undefined);
  if (!picture) return null;
  const sound = streams.find(({ codec_type, codec_name }) => codec_type === "audio" && codec_name);
  return {
    picture,
    sound: sound && {
      index: sound.index,
      codec: sound.codec_name ?? "",
      profile: sound.profile,
      channels: sound.channels,
      sampleRate: sound.sample_rate,
    },
    duration: format.duration ?? picture.duration,
    bitrate: format.bit_rate,
  };
}

function pictureOf(found: Stream): Picture | undefined {
  const { codec_type, codec_name, width, height, sample_aspect_ratio, side_data_list } = found;
  if (codec_type !== "video" || found.disposition.attached_pic || !codec_name || !width || !height)
    return undefined;
  const rotation = side_data_list.find((each) => each.rotation !== undefined)?.rotation;
  const aspect = sample_aspect_ratio || 1;
  const shown = { width: Math.round(width * aspect), height };
  const isOnItsSide = Math.abs(Math.round((rotation ?? 0) / 90)) % 2 === 1;
  const transfer = found.color_transfer;
  return {
    index: found.index,
    codec: codec_name,
    profile: found.profile,
    level: found.level,
    pixelFormat: found.pix_fmt,
    width: isOnItsSide ? shown.height : shown.width,
    height: isOnItsSide ? shown.width : shown.height,
    isTransformed: rotation !== undefined || aspect !== 1,
    isInterlaced: INTERLACED.has(found.field_order),
    transfer: transfer === "arib-std-b67" || transfer === "smpte2084" ? HDR_TRANSFERS[transfer] : "sdr",
    matrix: found.color_space,
    primaries: found.color_primaries,
    dolbyVision: side_data_list.find((each) => each.dv_profile !== undefined)?.dv_profile,
    duration: found.duration,
  };
}
