import { stemmer as arabic } from "@orama/stemmers/arabic";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as greek } from "@orama/stemmers/greek";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as russian } from "@orama/stemmers/russian";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { stemmer as ukrainian } from "@orama/stemmers/ukrainian";
import { foldLetters, foldWord } from "./fold-letters";

/** Finds other forms of a word. Texts don't say their language, so a word is tried in every language of its script. */

type Stemmer = (word: string) => string;

export type WordForms = {
  /** What other forms begin with, folded. */
  beginnings: readonly string[];
  /** Forms with a different beginning, folded. */
  irregular: readonly string[];
  /** Returns whether another word has such a beginning and is a form of this one. */
  include: (word: string, folded: string) => boolean;
};

/** Makes 'healing' match 'healed': исцелен-ие, исцел-ил. */
const withoutNoun = (stem: Stemmer) => (word: string) => stem(word).replace(/^(.{4,})[её]н$/, "$1");

/** Ukrainian nouns in -ія: надія, надії, надією. */
const withoutCase = (word: string) => withoutNoun(ukrainian)(word).replace(/^(.{3,})іє?$/, "$1");

/** Portuguese nouns in -ão: oração, orações. */
const singular = (word: string) => portuguese(word).replace(/^(.{3,})[ãõ](?:[eo]s)?$/, "$1ao");

const LANGUAGES: readonly { script: RegExp; stemmers: readonly Stemmer[] }[] = [
  {
    script: /\p{Script=Latin}/u,
    stemmers: [english, german, spanish, french, singular, italian, dutch, swedish],
  },
  { script: /\p{Script=Cyrillic}/u, stemmers: [withoutNoun(russian), withoutCase] },
  { script: /\p{Script=Greek}/u, stemmers: [greek] },
  // This stemmer needs two things that folding removes: the article and the feminine ending.
  { script: /\p{Script=Arabic}/u, stemmers: [(word) => arabic(`ال${foldWord(word).replace(/ه$/, "ة")}`)] },
];

/** A shorter stem begins too many words. */
const STEM_MIN_LENGTH = 3;

/** English words that change internally, and a few whose forms have different stems. */
const IRREGULAR = `
  baptise baptize baptism, begin began begun, believe belief, break broke broken, bring brought, buy bought,
  child children, choose chose chosen, come came, cry cries cried, die died dies dying, drink drank drunk,
  fall fell fallen, feel felt, fight fought,
  find found, foot feet, forget forgot forgotten, forgive forgave forgiven, get got, give gave given,
  go went gone, hear heard, hold held, keep kept, know knew known, leave left, lie lied lies lying, life lives,
  lose lost loss, make made, man men, meet met, mouse mice, person people, pray prayed prayer prayers,
  rise rose risen, run ran, say said, see saw seen, seek sought, sell sold, send sent,
  sing sang sung, sleep slept, speak spoke spoken, stand stood, take took taken, teach taught,
  tell told, think thought, tooth teeth, try tries tried, wake woke, weep wept, wife wives, win won, woman women,
  write wrote written`
  .split(",")
  .map((forms) => forms.trim().split(" "));

/** Also finds them by their regular forms: 'writing' belongs to 'wrote'. */
const IRREGULAR_BY_STEM = new Map(
  IRREGULAR.flatMap((forms) => forms.map((form) => [english(form), forms] as const)),
);

/** @param word In lower case, as it was written. */
export function formsOf(word: string): WordForms {
  const stemmers = LANGUAGES.find(({ script }) => script.test(word))?.stemmers ?? [];
  const readings = stemmers
    .map((stemmer) => ({ stemmer, stem: foldLetters(stemmer(word)) }))
    .filter(({ stem }) => stem.length >= STEM_MIN_LENGTH);
  const folded = foldLetters(word);
  const known = new Map<string, boolean>();
  const hasSameStem = (other: string) =>
    readings.some(({ stemmer, stem }) => foldLetters(stemmer(other)) === stem);
  const beginnings = shortest(readings.flatMap(({ stem }) => beginningsOf(stem)));
  return {
    beginnings,
    irregular: IRREGULAR_BY_STEM.get(english(folded))?.filter((form) => form !== folded) ?? [],
    include: (other, otherFolded) => {
      if (!beginnings.some((beginning) => otherFolded.startsWith(beginning))) return false;
      const isForm = known.get(other) ?? hasSameStem(other);
      known.set(other, isForm);
      return isForm;
    },
  };
}

/** An English stem has an i for a final y, and an e that other forms lack; a Portuguese one's -ão changes. */
function beginningsOf(stem: string): string[] {
  if (/^.{3,}ao$/.test(stem)) return [stem.slice(0, -2)];
  if (stem.endsWith("i")) return [stem, `${stem.slice(0, -1)}y`];
  return [stem.length > STEM_MIN_LENGTH ? stem.replace(/e$/, "") : stem];
}

function shortest(beginnings: readonly string[]): string[] {
  const different = [...new Set(beginnings)];
  return different.filter((one) => !different.some((other) => other !== one && one.startsWith(other)));
}
