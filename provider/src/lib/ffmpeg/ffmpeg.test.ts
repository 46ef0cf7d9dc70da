/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { canDecode, ffprobeOf, searchFfmpeg, threads } from "./ffmpeg";
import { inspectVideo } from "./inspect-video";
import { ProgramError } from "./run-program";

let folder = "";
let ffmpeg = "";
let ffprobe = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "lampstand-ffmpeg-"));
  ffmpeg = path.join(folder, "ffmpeg");
  ffprobe = path.join(folder, "ffprobe");
});
afterEach(() => rm(folder, { recursive: true }));

const install = (file: string, script: string) => writeFile(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });

const saying = (report: unknown) => `cat <<'END'\n${JSON.stringify(report)}\nEND`;

const ABLE = "libx264 aac h264 hevc ebur128 alimiter astats highpass scale fps split tpad";

describe("searchFfmpeg", () => {
  it("finds one that can prepare videos", async () => {
    await install(ffprobe, "exit 0");
    await install(ffmpeg, `echo ' V... ${ABLE} zscale tonemap'`);
    expect(await searchFfmpeg(ffmpeg)).toEqual({
      ffmpeg: { ffmpeg, ffprobe, canToneMap: true },
      advice: null,
    });
  });

  it("says what happens with one that can't convert HDR colours", async () => {
    await install(ffprobe, "exit 0");
    await install(ffmpeg, `echo ${ABLE} tonemap`);
    expect(await searchFfmpeg(ffmpeg)).toEqual({
      ffmpeg: { ffmpeg, ffprobe, canToneMap: false },
      advice: "FFmpeg lacks zscale, so HDR videos will have pale colours.",
    });
  });

  it("says what is missing in one that can't prepare videos", async () => {
    await install(ffprobe, "exit 0");
    await install(ffmpeg, `echo ${ABLE.replace("libx264", "")}`);
    const { ffmpeg: found, advice } = await searchFfmpeg(ffmpeg);
    expect(found).toBeNull();
    expect(advice).toMatch(/^FFmpeg lacks libx264: videos are shown as uploaded\./);
  });

  it("doesn't treat a killed one as missing", async () => {
    await install(ffprobe, "kill -9 $$");
    await expect(searchFfmpeg(ffmpeg)).rejects.toMatchObject({ name: "ProgramError", reason: "ended" });
    await install(ffprobe, "exit 0");
    await install(ffmpeg, `echo ${ABLE} zscale tonemap`);
    expect((await searchFfmpeg(ffmpeg)).ffmpeg).not.toBeNull();
  });

  it("treats one without permission to run as missing", async () => {
    await writeFile(ffprobe, "#!/bin/sh", { mode: 0o644 });
    expect((await searchFfmpeg(ffmpeg)).ffmpeg).toBeNull();
  });

  it("says what to install if there is none, or half of it", async () => {
    const advice = "FFmpeg was not found, so videos are shown as uploaded.";
    expect(await searchFfmpeg(ffmpeg)).toEqual({ ffmpeg: null, advice });
    await install(ffmpeg, `echo ${ABLE}`);
    expect(await searchFfmpeg(ffmpeg)).toEqual({ ffmpeg: null, advice });
  });
});

describe("findFfmpeg", () => {
  /** Resets modules, like a process that has just started. */
  const begin = async () => {
    jest.resetModules();
    process.env.FFMPEG_PATH = ffmpeg;
    return import("./ffmpeg");
  };
  afterEach(() => {
    delete process.env.FFMPEG_PATH;
    jest.useRealTimers();
  });

  it("asks once more, at once, if the answer took too long", async () => {
    const { ffmpegAdvice, findFfmpeg } = await begin();
    await install(ffprobe, "kill -9 $$");
    await expect(findFfmpeg()).rejects.toThrow("A program failed: ended");
    expect(await ffmpegAdvice()).toBe("FFmpeg does not respond, so videos wait until it does.");
    await install(ffprobe, "exit 0");
    await install(ffmpeg, `echo ${ABLE} zscale tonemap`);
    expect(await findFfmpeg()).toMatchObject({ ffmpeg });
    await rm(ffmpeg);
    expect(await findFfmpeg()).toMatchObject({ ffmpeg });
  });

  it("looks again after a while if there was none", async () => {
    const { ffmpegAdvice, findFfmpeg } = await begin();
    const now = jest.spyOn(performance, "now").mockReturnValue(1_000);
    expect(await findFfmpeg()).toBeNull();
    expect(await ffmpegAdvice()).toBe("FFmpeg was not found, so videos are shown as uploaded.");
    await install(ffprobe, "exit 0");
    await install(ffmpeg, `echo ${ABLE} zscale tonemap`);
    expect(await findFfmpeg()).toBeNull();
    now.mockReturnValue(22_000);
    expect(await findFfmpeg()).toMatchObject({ ffmpeg });
    now.mockRestore();
  });
});

describe("canDecode", () => {
  it.each([
    ["h264", true],
    ["avs2", false],
    ["h26", false],
    ["nothing", false],
  ])("for %s, returns %p", async (codec, expected) => {
    const lines = [" D..... = Decoding supported", " DEV.LS h264  H.264", " ..V.L. avs2  AVS2"];
    await install(ffmpeg, `printf '%s\\n' '${lines.join("' '")}'`);
    expect(await canDecode(ffmpeg, codec)).toBe(expected);
  });
});

describe("ffprobeOf", () => {
  it("is next to ffmpeg, whatever that is called", () => {
    expect(ffprobeOf("ffmpeg")).toBe("ffprobe");
    expect(ffprobeOf("/opt/ffmpeg-7.1/bin/ffmpeg-7.1")).toBe("/opt/ffmpeg-7.1/bin/ffprobe");
  });
});

const picture = { index: 0, codec_type: "video", codec_name: "h264", width: 720, height: 1280, level: 31 };
const sound = {
  index: 1,
  codec_type: "audio",
  codec_name: "aac",
  profile: "LC",
  channels: 2,
  sample_rate: "48000",
};
const turned = { ...picture, width: 1920, height: 1080, side_data_list: [{ rotation: -90 }] };

describe("inspectVideo", () => {
  it("returns what ffprobe finds", async () => {
    const format = { duration: "9.500", bit_rate: "1000" };
    await install(ffprobe, saying({ streams: [sound, picture], format }));
    expect(await inspectVideo(ffprobe, "/film.mp4")).toMatchObject({
      picture: { index: 0, width: 720, height: 1280, level: 31, transfer: "sdr", isTransformed: false },
      sound: { index: 1, codec: "aac", profile: "LC", channels: 2, sampleRate: 48_000 },
      duration: 9.5,
      bitrate: 1000,
    });
  });

  it.each([
    ["turned", turned, { width: 1080, height: 1920, isTransformed: true }],
    ["of wide pixels", { ...picture, sample_aspect_ratio: "2:1" }, { width: 1440, isTransformed: true }],
    ["HLG", { ...picture, color_transfer: "arib-std-b67" }, { transfer: "hlg" }],
    ["PQ", { ...picture, color_transfer: "smpte2084" }, { transfer: "pq" }],
    [
      "Dolby Vision",
      { ...picture, side_data_list: [{ dv_profile: 8 }] },
      { dolbyVision: 8, isTransformed: false },
    ],
    ["interlaced", { ...picture, field_order: "tt" }, { isInterlaced: true }],
    ["of colours that it does not name", { ...picture, color_space: "unknown" }, { matrix: undefined }],
  ])("recognizes a picture that is %s", async (_, stream, expected) => {
    await install(ffprobe, saying({ streams: [stream], format: { duration: "N/A" } }));
    const found = await inspectVideo(ffprobe, "/film.mp4");
    expect(found).toMatchObject({ picture: expected, duration: undefined, sound: undefined });
  });

  it("ignores cover art, and sound in an unknown format", async () => {
    const cover = { ...picture, index: 2, codec_name: "mjpeg", disposition: { attached_pic: 1 } };
    const unknown = { index: 3, codec_type: "audio" };
    await install(ffprobe, saying({ streams: [cover, unknown, picture, sound], format: {} }));
    const found = await inspectVideo(ffprobe, "/film.mp4");
    expect(found).toMatchObject({ picture: { index: 0 }, sound: { index: 1 } });
  });

  const unknown = { index: 0, codec_type: "video", codec_name: "unknown" };
  it.each([
    ["finds sound alone", saying({ streams: [sound], format: {} }), { missing: "picture" }],
    [
      "does not know the picture's codec",
      saying({ streams: [sound, { ...unknown, codec_tag_string: "zzzz" }], format: {} }),
      { missing: "codec", codec: "zzzz" },
    ],
    [
      "does not know a codec of a name that is none",
      saying({ streams: [{ ...unknown, codec_tag_string: "<b>[0]" }], format: {} }),
      { missing: "codec" },
    ],
    ["finds nothing", saying({}), { missing: "all" }],
    ["speaks of something else", "echo hello", { missing: "all" }],
  ])("finds no video if ffprobe %s", async (_, script, expected) => {
    await install(ffprobe, script);
    expect(await inspectVideo(ffprobe, "/film.mp4")).toEqual(expected);
  });

  it("opens the file as a video, only from the disk, whatever its name", async () => {
    await install(ffprobe, "printf '%s\\n' \"$@\" >&2; exit 1");
    const refusal: unknown = await inspectVideo(ffprobe, "-i; touch evil", { demuxers: "mov" }).catch(
      (error: unknown) => error,
    );
    const given = refusal instanceof ProgramError ? refusal.messages.split("\n") : [];
    expect(given.join(" ")).toContain("-protocol_whitelist file -format_whitelist mov -max_streams");
    expect(given).toContain("file:-i; touch evil");
  });
});

it.each([
  ["2 cores, one video", 2, 1, "2"],
  ["16 cores, one video", 16, 1, "8"],
  ["16 cores, four videos", 16, 4, "4"],
  ["2 cores, three videos", 2, 3, "1"],
  ["4 cores, no worker", 4, 0, "4"],
])("divides the cores between concurrent videos: %s", (_, cores, atOnce, expected) => {
  expect(threads(cores, atOnce)).toBe(expected);
});
