import { z } from "zod";

import { inputArguments } from "./ffmpeg";
import { runProgram, type RunOptions } from "./run-program";

const INSPECTION_LIMIT_MS = 30_000;

/** The memory for inspecting a file, in bytes: the index of two hours takes a tenth of it. */
const INSPECTION_MAX_BYTES = 512 * 1024 ** 2;

/** Brighter than ordinary screens: HLG (also under Dolby Vision 8.4) and PQ. */
const HDR_TRANSFERS = { "arib-std-b67": "hlg", smpte2084: "pq" } as const;

/** Dolby Vision of this profile needs Dolby's own decoder; phones record 8.4. */
export const STRANGE_DOLBY_VISION = 5;

/** How much of a clip's end may be missing, since containers count differently: a share, and seconds. */
const MISSING_PART_MAX = 0.02;
const MISSING_SECONDS_MAX = 0.5;

export type Picture = {
  /** Of its stream in the file. */
  index: number;
  codec: string;
  /** Such as `High` or `Main 10`. */
  profile: string;
  /** As in H.264: 31 is 3.1. */
  level: number;
  pixelFormat: string;
  /** Pixels as shown: rotated, and square. */
  width: number;
  height: number;
  /** Whether it is stored differently than shown: rotated, mirrored or with pixels that are not square. */
  isTransformed: boolean;
  /** By the file's metadata, such as from a phone held upright. */
  isTurned: boolean;
  isInterlaced: boolean;
  transfer: "sdr" | "hlg" | "pq";
  /** FFmpeg's names of its colours; `undefined` when the file does not say. */
  matrix?: string;
  primaries?: string;
  /** The Dolby Vision profile; `undefined` when it is not Dolby Vision. */
  dolbyVision?: number;
  /** When it ends, in the file's seconds, if the file says so. */
  end?: number;
};

export type Sound = {
  index: number;
  codec: string;
  profile: string;
  channels: number;
  /** Its channel layout, such as `stereo` or `5.1`; `undefined` when the file does not say. */
  layout?: string;
  sampleRate: number;
  /** When it ends, in the file's seconds, if the file says so. */
  end?: number;
};

/** What a file's metadata says. */
export type Inspection = {
  picture: Picture;
  /** `undefined` when no sound can be read. */
  sound?: Sound;
  /** In seconds, if the file says so. */
  duration?: number;
  /** Whether its times may restart, as in a camcorder's joined films; they don't give its length. */
  isStream: boolean;
  /** When its first stream begins, in the file's seconds. */
  start: number;
  /** Bits a second of all streams together, if known. */
  bitrate?: number;
};

/** Why there is no picture: there is only sound, the codec is unknown, or neither exists. */
export type NoPicture = { missing: "picture" | "codec" | "all"; codec?: string };

const said = z
  .string()
  .refine((text) => text !== "unknown" && text !== "unspecified" && text !== "reserved")
  .optional()
  .catch(undefined);

const seconds = z.coerce.number().positive().optional().catch(undefined);

/** A ratio such as `16:15`; 0 when there is none. */
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
  codec_tag_string: z
    .string()
    .regex(/^[\w-]+$/)
    .optional()
    .catch(undefined),
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
  channel_layout: said,
  sample_rate: z.coerce.number().catch(0),
  start_time: z.coerce.number().catch(0),
  duration: seconds,
  nb_read_packets: z.coerce.number().optional().catch(undefined),
  disposition: z.object({ attached_pic: z.number().catch(0) }).catch({ attached_pic: 0 }),
  side_data_list: z.array(sideData).catch([]),
});

type Stream = z.output<typeof stream>;

const report = z.object({
  streams: z.array(stream),
  format: z.object({
    format_name: z.string().catch(""),
    start_time: z.coerce.number().catch(0),
    duration: seconds,
    bit_rate: z.coerce.number().positive().optional().catch(undefined),
  }),
});

/** FFmpeg's names of the formats of camcorders and television. */
const STREAMS: ReadonlySet<string> = new Set(["mpegts", "mpeg"]);

const INTERLACED: ReadonlySet<string> = new Set(["tt", "bb", "tb", "bt"]);

/**
 * Inspects a file with ffprobe.
 * @param demuxers FFmpeg demuxers that may open it, to expect fewer kinds of video.
 * @throws ProgramError when ffprobe cannot read it or is missing.
 */
export async function inspectVideo(
  ffprobe: string,
  file: string,
  { demuxers, ...options }: { demuxers?: string } & Pick<RunOptions, "isAwaited" | "signal"> = {},
): Promise<(Inspection & { sounds: Sound[] }) | NoPicture> {
  const ask = async (...more: string[]) => {
    const { output } = await runProgram(
      ffprobe,
      [
        ...["-v", "error", "-show_streams", "-show_format", "-of", "json"],
        ...more,
        ...inputArguments(file, demuxers),
      ],
      { timeLimitMs: INSPECTION_LIMIT_MS, memoryMaxBytes: INSPECTION_MAX_BYTES, ...options },
    );
    const parsed = report.safeParse(parseJson(output.toString()));
    return parsed.data ?? { streams: [], format: { format_name: "", start_time: 0 } };
  };
  const found = await ask();
  // Only reading the whole file tells which of its pictures move.
  const isOne = found.streams.filter((stream) => pictureOf(stream)).length < 2;
  return inspectionOf(isOne ? found : await ask("-count_packets"));
}

/** Returns whether much less of a clip could be read than it claims, in seconds. */
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

function inspectionOf({ streams, format }: z.output<typeof report>) {
  const picture = mainPicture(streams);
  if (!picture) return noPicture(streams);
  const sounds = streams.flatMap(soundOf);
  const isStream = STREAMS.has(format.format_name);
  return {
    picture,
    sounds,
    sound: sounds[0],
    isStream,
    start: format.start_time,
    duration: isStream ? undefined : durationOf(format, [picture, ...sounds]),
    bitrate: format.bit_rate,
  };
}

function noPicture(streams: readonly Stream[]): NoPicture {
  const unknown = streams.find(({ codec_type, codec_name }) => codec_type === "video" && !codec_name);
  if (unknown) return { missing: "codec", codec: unknown.codec_tag_string };
  return { missing: streams.some(({ codec_type }) => codec_type === "audio") ? "picture" : "all" };
}

/** Measures to the end of the last picture or sound: a camera's data tracks may be longer. */
function durationOf(
  { format_name, start_time, duration }: z.output<typeof report>["format"],
  streams: readonly { end?: number }[],
): number | undefined {
  // Matroska states when a film ends, other containers how long it is.
  const isEnd = format_name.includes("matroska") && start_time > 0 && (duration ?? 0) > start_time;
  const said = streams.flatMap(({ end }) => (end === undefined ? [] : end - start_time));
  const longest = said.length === streams.length ? Math.max(...said) : Infinity;
  if (duration === undefined) return said.length > 0 ? Math.max(...said) : undefined;
  return Math.min(isEnd ? duration - start_time : duration, longest);
}

/** Returns the largest moving picture, or the largest still. */
function mainPicture(streams: readonly Stream[]): Picture | undefined {
  const pictures = streams.flatMap((stream) => {
    const picture = pictureOf(stream);
    return picture ? [{ picture, moves: (stream.nb_read_packets ?? Infinity) > 1 }] : [];
  });
  const moving = pictures.filter(({ moves }) => moves);
  const [first, ...others] = (moving.length > 0 ? moving : pictures).map(({ picture }) => picture);
  const area = ({ width, height }: Picture) => width * height;
  return first && others.reduce((largest, other) => (area(other) > area(largest) ? other : largest), first);
}

function soundOf({ index, codec_type, codec_name, profile, ...sound }: Stream): Sound[] {
  if (codec_type !== "audio" || !codec_name) return [];
  const { channels, channel_layout: layout, sample_rate: sampleRate } = sound;
  // Empty tracks report zero.
  if (channels === 0 || sampleRate === 0) return [];
  return [{ index, codec: codec_name, profile, channels, layout, sampleRate, end: endOf(sound) }];
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
    isTurned: rotation !== undefined,
    isInterlaced: INTERLACED.has(found.field_order),
    transfer: transfer === "arib-std-b67" || transfer === "smpte2084" ? HDR_TRANSFERS[transfer] : "sdr",
    matrix: found.color_space,
    primaries: found.color_primaries,
    dolbyVision: side_data_list.find((each) => each.dv_profile !== undefined)?.dv_profile,
    end: endOf(found),
  };
}

function endOf({ start_time, duration }: Pick<Stream, "start_time" | "duration">): number | undefined {
  return duration && start_time + duration;
}
