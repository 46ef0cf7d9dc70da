/** @jest-environment node */
import { encodeArguments } from "./encode";
import { LIGHT, MAIN, workLimitsOf } from "./rendition-plan";

const picture = {
  ...{
    index: 0,
    codec: "hevc",
    profile: "Main",
    level: 180,
    pixelFormat: "yuv420p",
    width: 7680,
    height: 4320,
  },
  ...{ isTransformed: false, isTurned: false, isInterlaced: false, transfer: "sdr" as const },
};

/** Returns the filters applied to a video of this many frames and seconds, in order. */
function filtersOf(frames: number, seconds: number, isConstant: boolean): string[] {
  const timing = {
    frames,
    seconds,
    ...{ start: 0, end: seconds },
    rate: frames / seconds,
    isConstant,
    keyframeSeconds: 1,
    mostPixels: 40_000_000,
    ...{ jumps: false, isClean: true },
  };
  const args = encodeArguments({
    ffmpeg: { ffmpeg: "ffmpeg", ffprobe: "ffprobe", canToneMap: true },
    ...{ input: "in.mp4", inspection: { picture, start: 0, isStream: false }, timing },
    length: seconds,
    outputs: [MAIN, LIGHT].map((target) => ({ file: `out${target.ending}.mp4`, target, sound: null })),
    limits: workLimitsOf(seconds),
  });
  const graph = args[args.indexOf("-filter_complex") + 1] ?? "";
  return graph
    .split(";", 1)
    .flatMap((chain) => chain.split(","))
    .flatMap((filter) => /(fps|scale)=/.exec(filter)?.[1] ?? []);
}

it.each([
  ["15 minutes of three frames", 3, 900, false],
  ["15 minutes of a frame a second or so", 900, 900, false],
  ["25 frames a second", 1500, 60, true],
])("scales each frame once, then repeats it: %s", (_, frames, seconds, isConstant) => {
  expect(filtersOf(frames, seconds, isConstant)).toEqual(["scale", "fps"]);
});

it.each([
  ["60 frames per second", 3600, 60, true],
  ["1000 frames a second or so", 60_000, 60, false],
])("drops frames before it scales the others: %s", (_, frames, seconds, isConstant) => {
  expect(filtersOf(frames, seconds, isConstant)).toEqual(["fps", "scale"]);
});
