/** @jest-environment ./lib/test-support/drawing-environment.mjs */
import { MAX_DRAWN_LENGTH, prepareText } from "./prepare-text";

const drawn = async (text: string) => (await prepareText(text, "title"))?.text ?? null;

it.each([
  ["plain words", "One lamp, and then a knock"],
  ["Polish, Turkish, German", "Łódź, Iğdır – «Größe»"],
  ["Vietnamese", "Đức tin của mẹ tôi"],
  ["Cyrillic", "Надежда не подвела"],
  ["Greek with breathings", "Ἐλπίς"],
  ["Arabic", "كيف وجدت الأمل"],
  ["Persian with a joiner", "می‌خواهم"],
  ["Hebrew", "תקווה"],
  ["Syriac", "ܣܒܪܐ"],
  ["Chinese, simplified", "我在监狱里找到了希望。"],
  ["Chinese, traditional", "我們在監獄裡找到了希望"],
  ["Japanese", "希望を見つけました"],
  ["Korean", "희망을 찾았습니다"],
  ["Hindi", "क्षमा और विश्वास"],
  ["Bengali", "আন্ডোরা"],
  ["Tamil", "நம்பிக்கை"],
  ["Telugu", "ఆశ"],
  ["Gujarati", "આશા"],
  ["Punjabi", "ਉਮੀਦ"],
  ["Kannada", "ಭರವಸೆ"],
  ["Malayalam", "പ്രത്യാശ"],
  ["Sinhala", "බලාපොරොත්තුව"],
  ["Odia", "ଆଶା"],
  ["Thai with stacked marks", "น้ำพระทัย"],
  ["Lao", "ຄວາມຫວັງ"],
  ["Khmer", "សេចក្តីសង្ឃឹម"],
  ["Burmese", "မျှော်လင့်ချက်"],
  ["Amharic", "ተስፋን አገኘሁ"],
  ["Georgian", "იმედი"],
  ["Armenian", "Հույս"],
  ["several scripts", "Hope · Надежда · 希望 · الأمل · תקווה"],
  ["foreign numerals", "Psalm ٢٣"],
])("draws all of %s", async (_, text) => {
  for (const face of ["title", "line"] as const)
    expect((await prepareText(text, face))?.text).toBe(text.normalize("NFC"));
});

it.each([
  ["letters and accents apart", "Cafe\u0301", "Café"],
  ["an emoji", "Hope 🙏 wins", "Hope wins"],
  ["an emoji between words", "Hope🙏wins", "Hope wins"],
  ["an emoji with a skin colour", "Hope 🙏🏽 wins", "Hope wins"],
  ["an emoji of several", "A family 👨‍👩‍👧 prays", "A family prays"],
  ["a flag", "🇰🇪 From", "From"],
  ["a flag of tags", "From 🏴󠁧󠁢󠁳󠁣󠁴󠁿 with love", "From with love"],
  ["a key", "Step 1️⃣ done", "Step 1 done"],
  ["control characters", "One\u0000two\tthree\r\nfour\u0007", "One two three four"],
  ["hidden marks of direction and width", "a\u202eb\u200bc\u00add\ufeffe\u2066", "abcde"],
  ["half of a character", "Hope\ud83d wins", "Hope wins"],
  ["spaces of every kind", "\u2003 a\u00a0\u2009b  ", "a b"],
  ["a word of a script without a font", "The 𒀀𒁀 tablet", "The tablet"],
  ["a word of which a letter has no font", "The ho𒀀pe lives", "The lives"],
  ["stacked accents", "Z\u0351\u036b\u0343algo", "Zalgo"],
])("omits from %s only what it must", async (_, text, expected) => {
  expect(await drawn(text)).toBe(expected);
});

it.each(["", " ", "🙏", "\ud83d", "\u200d\u200d", "\u202e", "𒀀"])("draws nothing for %j", async (text) => {
  expect(await drawn(text)).toBeNull();
});

it("ends a long text with an ellipsis", async () => {
  expect(await drawn("a".repeat(MAX_DRAWN_LENGTH))).toBe("a".repeat(MAX_DRAWN_LENGTH));
  expect(await drawn("a".repeat(MAX_DRAWN_LENGTH + 1))).toBe(`${"a".repeat(MAX_DRAWN_LENGTH - 1)}…`);
});

it("draws a word in one family, if one has all of it", async () => {
  const text = "Nguyễn";
  const prepared = await prepareText(text, "line");
  // Figtree has the first letters, but not the fifth.
  const plain = await prepareText("Ngu", "line");
  expect(prepared?.fonts[0]).not.toBe(plain?.fonts[0]);
});

it("draws Japanese, Korean and traditional Chinese characters in their regional forms", async () => {
  const fontOfHope = async (text: string) => (await prepareText(text, "title"))?.fonts[text.indexOf("希")];
  const fonts = await Promise.all(["希望", "希望の光", "희망 希望", "我們有希望"].map(fontOfHope));
  expect(new Set(fonts).size).toBe(4);
});
