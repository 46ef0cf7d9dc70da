import { readFileSync } from "node:fs";

import { ffmpeg } from "./real-videos";

type Film = { size: string; frames: number; rate: number };

/** Returns a WebM of one picture, followed by frames that repeat it in a few bytes. */
export async function repeatedFrames(ivf: string, { size, frames, rate }: Film): Promise<Buffer> {
  const coding = "-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -error-resilient default -lag-in-frames 0";
  const filters = ["-vf", "loop=2:1:0,format=yuv420p", "-frames:v", "3"];
  await ffmpeg("-f", "lavfi", "-i", `testsrc2=size=${size}:rate=1`, ...filters, ...coding.split(" "), ivf);
  const [first = Buffer.alloc(0), , same = Buffer.alloc(0)] = packetsOf(readFileSync(ivf));
  const [width = 0, height = 0] = size.split("x").map(Number);
  const shown = element("e0", element("b0", number(width)), element("ba", number(height)));
  const one = number(1);
  const track = element(
    "ae",
    element("d7", one),
    element("73c5", one),
    element("83", one),
    text("86", "V_VP9"),
    shown,
  );
  const clusters = Array.from({ length: frames }, (_, index) => {
    const block = Buffer.concat([
      Buffer.from([0x81, 0, 0, index === 0 ? 0x80 : 0]),
      index === 0 ? first : same,
    ]);
    return element(
      "1f43b675",
      element("e7", number(Math.floor((index * 1000) / rate))),
      element("a3", block),
    );
  });
  const head = element(
    "1a45dfa3",
    text("4282", "webm"),
    element("4287", number(4)),
    element("4285", number(2)),
  );
  const info = element("1549a966", element("2ad7b1", number(1_000_000)));
  return Buffer.concat([head, element("18538067", info, element("1654ae6b", track), ...clusters)]);
}

/** Returns the frames of an IVF file: after 32 bytes, each has its length in 4 and its time in 8. */
function packetsOf(file: Buffer): Buffer[] {
  const packets: Buffer[] = [];
  for (let at = 32; at < file.length; at += 12 + file.readUInt32LE(at))
    packets.push(file.subarray(at + 12, at + 12 + file.readUInt32LE(at)));
  return packets;
}

function element(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  return Buffer.concat([Buffer.from(id, "hex"), length, body]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function text(id: string, value: string): Buffer {
  return element(id, Buffer.from(value));
}
