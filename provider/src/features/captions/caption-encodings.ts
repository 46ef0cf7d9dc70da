/** Encodings of other programs' files: the names for the detector, for `TextDecoder` and for staff. */
const ENCODINGS = [
  ["utf-8", "utf-8", "UTF-8"],
  ["cp1252", "windows-1252", "Western European"],
  ["mac-roman", "macintosh", "Western European (Mac)"],
  ["cp1250", "windows-1250", "Central European"],
  ["iso8859-2", "iso-8859-2", "Central European (ISO)"],
  ["cp1257", "windows-1257", "Baltic"],
  ["cp1254", "windows-1254", "Turkish"],
  ["cp1258", "windows-1258", "Vietnamese"],
  ["cp1251", "windows-1251", "Cyrillic"],
  ["koi8-r", "koi8-r", "Cyrillic (KOI8, Russian)"],
  ["koi8-u", "koi8-u", "Cyrillic (KOI8, Ukrainian)"],
  ["iso8859-5", "iso-8859-5", "Cyrillic (ISO)"],
  ["cp866", "ibm866", "Cyrillic (DOS)"],
  ["mac-cyrillic", "x-mac-cyrillic", "Cyrillic (Mac)"],
  ["cp1253", "windows-1253", "Greek"],
  ["iso8859-7", "iso-8859-7", "Greek (ISO)"],
  ["cp1255", "windows-1255", "Hebrew"],
  ["iso8859-8", "iso-8859-8-i", "Hebrew (ISO)"],
  ["cp1256", "windows-1256", "Arabic"],
  ["iso8859-6", "iso-8859-6", "Arabic (ISO)"],
  ["cp874", "windows-874", "Thai"],
  ["gb18030", "gb18030", "Chinese, simplified"],
  ["big5hkscs", "big5", "Chinese, traditional"],
  ["shift_jis_2004", "shift_jis", "Japanese"],
  ["euc_jis_2004", "euc-jp", "Japanese (EUC)"],
  ["iso2022_jp_2", "iso-2022-jp", "Japanese (mail)"],
  ["cp949", "euc-kr", "Korean"],
  ["utf-16-le", "utf-16le", "UTF-16"],
  ["utf-16-be", "utf-16be", "UTF-16, big-endian"],
] as const;

/** Encodings for staff to choose from when a file doesn't name its own. */
export const ENCODING_CHOICES = ENCODINGS.map(([, encoding, name]) => ({ encoding, name }));

type Encoding = (typeof ENCODINGS)[number][1];

type Decoded = { text: string; encoding: Encoding; isGuess: boolean };

/** Decodes a caption file. Loads the large detector only for files without a byte order mark that aren't UTF-8. */
export async function decodeCaptions(bytes: Uint8Array): Promise<Decoded> {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return marked(bytes, "utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return marked(bytes, "utf-16be");
  // A decoder also accepts two-byte text as UTF-8.
  const zeros = bytes.filter((byte) => byte === 0).length;
  if (zeros <= bytes.length * ZEROS_MAX) {
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      if (!ESCAPE.test(text)) return { text, encoding: "utf-8", isGuess: false };
    } catch {
      // Either another encoding, which yields hardly any valid letters, or UTF-8 with a few broken ones.
      const text = decodeAs(bytes, "utf-8");
      const broken = text.split("\uFFFD").length - 1;
      if (broken <= (text.match(NOT_ASCII)?.length ?? 0) * BROKEN_MAX) {
        return { text, encoding: "utf-8", isGuess: true };
      }
    }
  }
  const encoding = await detect(bytes);
  return { text: decodeAs(bytes, encoding), encoding, isGuess: true };
}

/** Decodes a file in the encoding that staff chose. */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** UTF-16 has more zero bytes than this, if only in its times. */
const ZEROS_MAX = 0.05;

/** The share of non-ASCII characters that may be broken. */
const BROKEN_MAX = 0.1;
const NOT_ASCII = /[^\u0000-\u007f]/g;

/** Japanese mail switches alphabets with ASCII escape sequences. */
const ESCAPE = /\u001b[$(]/;

/** No caption has these, so an encoding that yields them is wrong. */
const CONTROL = /[\u0080-\u0084\u0086-\u009f]/;

function marked(bytes: Uint8Array, encoding: Encoding): Decoded {
  return { text: decodeAs(bytes, encoding), encoding, isGuess: false };
}

async function detect(bytes: Uint8Array): Promise<Encoding> {
  // Loading fails offline or after an update. Staff then see the file in the commonest encoding.
  const chardet = await import("jschardet").then(
    (detector) => detector.chardet,
    () => undefined,
  );
  if (!chardet) return "windows-1252";
  let possible = [...ENCODINGS];
  while (possible.length > 0) {
    const includeEncodings = possible.map(([name]) => name);
    const { encoding } = chardet.detect(bytes, { includeEncodings, compatNames: false });
    const found = possible.find(([name]) => name === encoding);
    if (!found || !CONTROL.test(decodeAs(bytes, found[1]))) return found?.[1] ?? "windows-1252";
    possible = possible.filter((each) => each !== found);
  }
  return "windows-1252";
}
