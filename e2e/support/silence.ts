const SAMPLES_A_SECOND = 8000;
/** The middle of unsigned 8-bit samples. */
const ZERO = 128;

/** Returns a second of silence as a WAV file, which plays without a picture. */
export function secondOfSilence(): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + SAMPLES_A_SECOND, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLES_A_SECOND, 24);
  header.writeUInt32LE(SAMPLES_A_SECOND, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36);
  header.writeUInt32LE(SAMPLES_A_SECOND, 40);
  return Buffer.concat([header, Buffer.alloc(SAMPLES_A_SECOND, ZERO)]);
}
