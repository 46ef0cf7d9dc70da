import { provideFfmpeg } from "./support/find-ffmpeg.mjs";

await provideFfmpeg();
