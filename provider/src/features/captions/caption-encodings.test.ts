/** @jest-environment node */
import { decodeAs, decodeCaptions, ENCODING_CHOICES } from "./caption-encodings";
import { writeSrt } from "./caption-files";

const srt = (...texts: string[]) =>
  writeSrt(texts.map((text, index) => ({ start: index * 2, end: index * 2 + 2, text })));

const RUSSIAN = srt(
  "Меня зовут Анна, и я хочу рассказать, как Бог изменил мою жизнь.",
  "Три года назад я потеряла работу и надежду.",
);
const UKRAINIAN = srt(
  "Мене звати Анна, і я хочу розповісти,",
  "як Бог змінив моє життя. Його любов є зі мною щодня.",
);
const CZECH = srt(
  "Jmenuji se Anna a chci vám říct,",
  "jak Bůh změnil můj život.",
  "Přišla jsem o práci i o naději.",
);
const POLISH = srt(
  "Nazywam się Anna i chcę opowiedzieć,",
  "jak Bóg zmienił moje życie.",
  "Straciłam pracę i nadzieję.",
);
const GREEK = srt("Με λένε Άννα και θέλω να σας πω", "πώς ο Θεός άλλαξε τη ζωή μου.");
const TURKISH = srt(
  "Benim adım Ayşe ve Tanrı'nın hayatımı",
  "nasıl değiştirdiğini anlatmak istiyorum.",
  "Üç yıl önce işimi kaybettim.",
);
const HEBREW = srt("שמי חנה ואני רוצה לספר איך אלוהים שינה את חיי.", "לפני שלוש שנים איבדתי את התקווה.");
const ARABIC = srt("اسمي مريم وأريد أن أخبركم كيف غير الله حياتي.", "قبل ثلاث سنوات فقدت عملي ورجائي.");
const THAI = srt("ฉันชื่อแอนนา และอยากเล่าว่าพระเจ้าเปลี่ยนชีวิตฉันอย่างไร", "สามปีก่อนฉันสูญเสียงานและความหวัง");
const CHINESE = srt("我叫安娜，我想讲讲神如何改变了我的生命。", "三年前我失去了工作和盼望。");
const TRADITIONAL = srt("我叫安娜，我想講講神如何改變了我的生命。", "三年前我失去了工作和盼望。");
const JAPANESE = srt(
  "私の名前はアンナです。神様がどのように私の人生を変えたかをお話しします。",
  "三年前、仕事と希望を失いました。",
);
const KOREAN = srt("제 이름은 안나입니다.", "하나님이 제 삶을 어떻게 바꾸셨는지 말씀드리고 싶습니다.");
const GERMAN = srt(
  "Ich heiße Jürgen und möchte erzählen,",
  "wie Gott mein Leben verändert hat.",
  "Dort hörte ich davon.",
);

/** Encodes as older programs did, by asking a decoder what each byte and each pair of bytes means. */
function encode(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytesOf = new Map<string, number[]>();
  const add = (...bytes: number[]) => {
    const character = decoder.decode(new Uint8Array(bytes));
    if (Array.from(character).length === 1 && character !== "\uFFFD" && !bytesOf.has(character))
      bytesOf.set(character, bytes);
  };
  for (let byte = 0; byte < 0x100; byte += 1) add(byte);
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail);
  return new Uint8Array(Array.from(text).flatMap((character) => bytesOf.get(character) ?? [0x3f]));
}

describe("decodeCaptions", () => {
  it.each([
    ["windows-1252", GERMAN],
    ["macintosh", GERMAN],
    ["windows-1250", CZECH],
    ["iso-8859-2", CZECH],
    ["windows-1250", POLISH],
    ["windows-1251", RUSSIAN],
    ["koi8-r", RUSSIAN],
    ["iso-8859-5", RUSSIAN],
    ["ibm866", RUSSIAN],
    ["x-mac-cyrillic", RUSSIAN],
    ["windows-1251", UKRAINIAN],
    ["windows-1253", GREEK],
    ["windows-1254", TURKISH],
    ["windows-1255", HEBREW],
    ["windows-1256", ARABIC],
    ["iso-8859-6", ARABIC],
    ["windows-874", THAI],
    ["gb18030", CHINESE],
    ["big5", TRADITIONAL],
    ["shift_jis", JAPANESE],
    ["euc-jp", JAPANESE],
    ["euc-kr", KOREAN],
  ])("detects %s", async (encoding, text) => {
    expect(await decodeCaptions(encode(text, encoding))).toMatchObject({ text, isGuess: true });
  });

  it("detects letters that a similar encoding lacks", async () => {
    const text = srt("Nazywam się Anna.", "Źdźbło, żółw, łąka i ćma.");
    const encoding = "windows-1250";
    expect(await decodeCaptions(encode(text, encoding))).toEqual({ text, encoding, isGuess: true });
  });

  it.each([
    ["a broken letter", Buffer.from([0xff])],
    ["a letter of another encoding", Buffer.from("é", "latin1")],
  ])("reads UTF-8 with %s", async (_, byte) => {
    const [before, after] = [RUSSIAN.slice(0, 60), RUSSIAN.slice(60)];
    const file = Buffer.concat([Buffer.from(before), byte, Buffer.from(after)]);
    const text = `${before}\uFFFD${after}`;
    expect(await decodeCaptions(file)).toEqual({ text, encoding: "utf-8", isGuess: true });
  });

  it.each([
    ["little end first", (bytes: Buffer) => bytes],
    ["big end first", (bytes: Buffer) => bytes.swap16()],
  ])("reads UTF-16, %s, with and without a byte order mark", async (_, order) => {
    const bytes = order(Buffer.from(RUSSIAN, "utf16le"));
    const marked = order(Buffer.from(`\uFEFF${RUSSIAN}`, "utf16le"));
    expect(await decodeCaptions(bytes)).toMatchObject({ text: RUSSIAN, isGuess: true });
    expect(await decodeCaptions(marked)).toMatchObject({ text: RUSSIAN, isGuess: false });
  });

  it("reads the encoding of Japanese mail, which looks like ASCII", async () => {
    const words = Buffer.from("1b24423b64244e4c3e41302447243921231b2842", "hex");
    const file = Buffer.concat([Buffer.from("1\n00:00:00,000 --> 00:00:02,000\n"), words, Buffer.from("\n")]);
    expect((await decodeCaptions(file)).text).toContain("私の名前です。");
  });

  it.each([
    ["UTF-8", Buffer.from(ARABIC)],
    ["UTF-8 with its mark", Buffer.from(`\uFEFF${ARABIC}`)],
  ])("is certain about %s", async (_, bytes) => {
    expect(await decodeCaptions(bytes)).toEqual({ text: ARABIC, encoding: "utf-8", isGuess: false });
  });

  it("is certain about UTF-8 with a few zero bytes too", async () => {
    const text = `${ARABIC}\0\0`;
    expect(await decodeCaptions(Buffer.from(text))).toEqual({ text, encoding: "utf-8", isGuess: false });
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["what is no text", Uint8Array.from({ length: 4096 }, (_, at) => (at * 7919) % 256)],
  ])("reads %s without an error", async (_, bytes) => {
    expect(typeof (await decodeCaptions(bytes)).text).toBe("string");
  });
});

it("lets staff choose each encoding", () => {
  for (const { encoding } of ENCODING_CHOICES) expect(decodeAs(Buffer.from("a\0"), encoding)).not.toBe("");
});

it("reads a file in the most common encoding if the detector can't be loaded", async () => {
  jest.resetModules();
  jest.doMock("jschardet", () => {
    throw new Error("There is no line");
  });
  const anew = await import("./caption-encodings");
  expect(await anew.decodeCaptions(encode(GERMAN, "windows-1252"))).toEqual({
    text: GERMAN,
    encoding: "windows-1252",
    isGuess: true,
  });
});
