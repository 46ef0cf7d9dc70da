/** Somebody other than the storyteller who was asked about a story. */
export type Other = {
  role: "parent" | "seen";
  /** The edition of the film that they agreed to last. */
  agreedTo?: number;
  hasWithdrawn: boolean;
};

/** What is true of a film as uploaded. */
export type Film = {
  /** Whether browsers can play it. */
  isPlayable: boolean;
  /** Whether it says where or with what it was filmed. */
  saysWhere: boolean;
  /** Whether its storyteller said something again while recording. */
  isSaidAgain: boolean;
};

/** What visitors read of a story. */
export type Words = {
  isUnnamed: boolean;
  title: string;
  description: string;
  place: string;
  links: string[];
  hashtags: string[];
  /** Its still picture. */
  picture: string;
};

/** What people have done about one story, and the results. */
export type StoryFacts = {
  teller: string;
  tellerAgrees: boolean;
  tellerHasWithdrawn: boolean;
  age: "adult" | "teen" | "child";
  isDangerous: boolean;
  isStoryPublished: boolean;
  isVideoPublished: boolean;
  isStoryInTrash: boolean;
  isVideoInTrash: boolean;
  others: Map<string, Other>;
  /** How often a cut or cover has changed the film. */
  edition: number;
  /** Whether the current film has a cut or cover. */
  isEdited: boolean;
  /** What was requested for the film and isn't done yet. */
  missing?: "edit" | "whole";
  film: Film;
  isPrepared: boolean;
  /** Whether staff have ticked 'Publish before it is prepared'. */
  isTicked: boolean;
  /** What each account approved last, as returned by `stateOf`. */
  approvals: Map<string, string>;
  words: Words;
  /** The addresses of its captions. */
  captions: string[];
};

/** The settings in 'Telling a story'. */
export type Rules = { needsTwoForDanger: boolean; asksParentOfTeen: boolean };

type Rule = (story: StoryFacts, rules: Rules) => boolean;

const needsParent: Rule = ({ age }, { asksParentOfTeen }) =>
  age === "child" || (age === "teen" && asksParentOfTeen);

const othersAs = ({ others }: StoryFacts, role: Other["role"]) =>
  [...others.values()].filter((other) => other.role === role);

/** Returns everything that two colleagues approve about a story. Agreements and withdrawals are not part of it. */
const stateOf = ({ words, captions, edition, others }: StoryFacts) =>
  JSON.stringify([
    ...[words, captions, edition],
    [...others].flatMap(([email, { role }]) => (role === "seen" ? email : [])).toSorted(),
  ]);

/** Returns the accounts that have approved what would be shown now. */
export const approversOf = (story: StoryFacts) =>
  [...story.approvals].flatMap(([account, state]) => (state === stateOf(story) ? account : []));

/** Notes that an account approves what would be shown now; earlier approvals of other versions no longer count. */
export function approve(story: StoryFacts, account: string): void {
  story.approvals = new Map([...approversOf(story), account].map((by) => [by, stateOf(story)]));
}

const wordsOf = (text: string) => text.toLowerCase().split(/\W+/).filter(Boolean);

/** The numbered rules of `docs/safeguarding.md`, each written only from its sentence there. */
const RULES: Record<string, Rule> = {
  "1 published, not in the trash": (story) =>
    story.isStoryPublished && story.isVideoPublished && !story.isStoryInTrash && !story.isVideoInTrash,
  "2 its teller agrees": (story) => story.tellerAgrees && !story.tellerHasWithdrawn,
  "3 a parent agrees": (story, rules) =>
    !needsParent(story, rules) || othersAs(story, "parent").some(({ agreedTo }) => agreedTo !== undefined),
  "4 who is seen agrees": (story) => othersAs(story, "seen").every(({ agreedTo }) => agreedTo !== undefined),
  "5 nobody has withdrawn": ({ others }) => ![...others.values()].some(({ hasWithdrawn }) => hasWithdrawn),
  "6 they agree to the film as it is": (story, rules) =>
    othersAs(story, "seen").every(({ agreedTo }) => agreedTo === story.edition) &&
    (!needsParent(story, rules) ||
      othersAs(story, "parent").some(({ agreedTo }) => agreedTo === story.edition)),
  "7 two approve": (story, { needsTwoForDanger }) =>
    !story.isDangerous || !needsTwoForDanger || approversOf(story).length >= 2,
  "8 nothing names who is unnamed": ({ words, teller }) =>
    !words.isUnnamed ||
    (![words.title, words.description].flatMap(wordsOf).some((word) => wordsOf(teller).includes(word)) &&
      [words.place, ...words.links, ...words.hashtags].every((text) => text === "")),
  "9 no cut or cover is missing": ({ missing }) => missing !== "edit",
  "10 what was said again is cut out": ({ film, isPrepared }) => !film.isSaidAgain || isPrepared,
  "11 it is prepared, or plays": ({ film, isPrepared, isTicked }) =>
    isPrepared || (!film.saysWhere && (film.isPlayable || isTicked)),
};

/** Returns the rules that speak against showing a story. */
export function brokenRules(story: StoryFacts, rules: Rules): string[] {
  return Object.entries(RULES).flatMap(([name, holds]) => (holds(story, rules) ? [] : name));
}

/** The edition of the film that a file belongs to, the upload, or all editions. */
export type Edition = number | "uploaded" | "any";

/** Returns whether a film's file may be accessible: only what is shown now, while it is shown. */
export function maySeeFile(story: StoryFacts, rules: Rules, edition: Edition): boolean {
  return isOfNow(story, edition) && brokenRules(story, rules).length === 0;
}

function isOfNow(story: StoryFacts, edition: Edition): boolean {
  if (edition === "any") return true;
  if (edition !== "uploaded") return edition === story.edition;
  return !story.isEdited && !story.film.saysWhere && !story.film.isSaidAgain;
}
