/**
 * Inspects and cleans films on machines without FFmpeg. A separate process (see `film-library.ts`), since a broken film
 * may crash it: `look FILE` prints what is in it, `clean FILE COPY` copies its picture and sound unchanged.
 */
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MATROSKA,
  MkvOutputFormat,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";

/** By extension. The index comes last; otherwise it would have to be kept until then. */
const FORMATS = {
  mp4: () => new Mp4OutputFormat({ fastStart: false }),
  mov: () => new MovOutputFormat({ fastStart: false }),
  webm: () => new WebMOutputFormat(),
  mkv: () => new MkvOutputFormat(),
};

/** @param {string} file */
const open = (file) => new Input({ source: new FilePathSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });

/** A codec that FFmpeg names differently. */
const H264 = { library: "avc", ffmpeg: "h264" };

/** @param {string} file */
async function look(file) {
  const input = open(file);
  const picture = await input.getPrimaryVideoTrack();
  if (!picture) throw new Error("There is no picture");
  const codec = await picture.getCodec();
  const facts = {
    codec: codec === H264.library ? H264.ffmpeg : (codec ?? undefined),
    width: await picture.getDisplayWidth(),
    height: await picture.getDisplayHeight(),
    duration: await durationOf(input),
  };
  process.stdout.write(JSON.stringify(facts));
}

/**
 * @param {string} file
 * @param {string} copy
 * @param {keyof typeof FORMATS} format
 */
async function clean(file, copy, format) {
  const input = open(file);
  const output = new Output({ target: new FilePathTarget(copy), format: FORMATS[format]() });
  const tracks = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  const copying = await Conversion.init({
    ...{ input, output, tags: {}, tracks: "primary", copy: { mode: "forced" }, showWarnings: false },
  });
  if (!tracks.every((track) => track === null || copying.utilizedTracks.includes(track))) {
    throw new Error("A picture or sound track can't be copied");
  }
  // People name tracks too.
  for (const track of output.tracks) track.metadata.name = undefined;
  await copying.execute();
  const [expected, copied] = [await durationOf(input), await durationOf(open(copy))];
  process.stdout.write(JSON.stringify({ expected, copied }));
}

/** @param {Input} input */
async function durationOf(input) {
  return (await input.getDurationFromMetadata()) ?? undefined;
}

const [task, file = "", copy = ""] = process.argv.slice(2);
const format = /** @type {keyof typeof FORMATS} */ (copy.slice(copy.lastIndexOf(".") + 1));
await (task === "look" ? look(file) : clean(file, copy, format));
process.exit(0);
