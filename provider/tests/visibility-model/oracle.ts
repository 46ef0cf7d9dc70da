/** Somebody besides the teller who was asked about a story. */
export type Other = {
  role: "parent" | "seen";
  /** The edition of the film that they agreed to last. */
  agreedTo?: number;
  hasWithdrawn: boolean;
};

/** What visitors read of a story. */
export type Words = {
  isUnnamed: boolean;
  title: string;
  description: string;
  place: string;
  links: string[];
  hashtags: string[];
};

/** What people have done about one story, and what came of it. */
export type StoryFacts = {
  teller: string;
  tellerHasWithdrawn: boolean;
  age: "adult" | "teen" | "child";
  isDangerous: boolean;
  isStoryPublished: boolean;
  isVideoPublished: boolean;
  isStoryInTrash: boolean;
  isVideoInTrash: boolean;
  others: Map<string, Other>;
  /** How often the film has been made anew after a cut or cover. */
  edition: number;
  /** Whether something of what was uploaded is cut off or covered in the film as it is. */
  isEdited: boolean;
  /** What was asked of the film and is not made. */
  missing?: "edit" | "whole";
  isPrepared: boolean;
  /** The accounts that have approved what is shown now. */
  approvedBy: Set<string>;
  words: Words;
};

/** What 'Telling a story' says. */
export type Rules = { needsTwoForDanger: boolean; asksParentOfTeen: boolean };

type Rule = (story: StoryFacts, rules: Rules) => boolean;

const needsParent: Rule = ({ age }, { asksParentOfTeen }) =>
  age === "child" || (age === "teen" && asksParentOfTeen);

const othersAs = ({ others }: StoryFacts, role: Other["role"]) =>
  [...others.values()].filter((other) => other.role === role);

const wordsOf = (text: string) => text.toLowerCase().split(/\W+/).filter(Boolean);

/** The numbered rules of `docs/safeguarding.md`, each from its sentence there alone. */
const RULES: Record<string, Rule> = {
  "1 published, not in the trash": (story) =>
    story.isStoryPublished && story.isVideoPublished && !story.isStoryInTrash && !story.isVideoInTrash,
  "2 its teller agrees": (story) => !story.tellerHasWithdrawn,
  "3 a parent agrees": (story, rules) =>
    !needsParent(story, rules) || othersAs(story, "parent").some(({ agreedTo }) => agreedTo !== undefined),
  "4 who is seen agrees": (story) => othersAs(story, "seen").every(({ agreedTo }) => agreedTo !== undefined),
  "5 nobody has withdrawn": ({ others }) => ![...others.values()].some(({ hasWithdrawn }) => hasWithdrawn),
  "6 they agree to the film as it is": (story, rules) =>
    othersAs(story, "seen").every(({ agreedTo }) => agreedTo === story.edition) &&
    (!needsParent(story, rules) ||
      othersAs(story, "parent").some(({ agreedTo }) => agreedTo === story.edition)),
  "7 two approve": ({ isDangerous, approvedBy }, { needsTwoForDanger }) =>
    !isDangerous || !needsTwoForDanger || approvedBy.size >= 2,
  "8 nothing names who is unnamed": ({ words, teller }) =>
    !words.isUnnamed ||
    (!wordsOf(words.title).some((word) => wordsOf(teller).includes(word)) &&
      [words.place, ...words.links, ...words.hashtags].every((text) => text === "")),
  "9 no change is missing": ({ missing }) => missing === undefined,
  "11 it is prepared": ({ isPrepared }) => isPrepared,
};

/** The rules that speak against showing a story. Nobody has said anything again, so that rule 10 holds. */
export function brokenRules(story: StoryFacts, rules: Rules): string[] {
  return Object.entries(RULES).flatMap(([name, holds]) => (holds(story, rules) ? [] : name));
}

/** Of which edition of the film a file is, or that it is the film as it was uploaded. */
export type Edition = number | "uploaded";

/** Whether a file of a film may be reached: of what is shown now alone, as long as it is shown. */
export function maySeeFile(story: StoryFacts, rules: Rules, edition: Edition): boolean {
  const isOfNow = edition === "uploaded" ? !story.isEdited : edition === story.edition;
  return isOfNow && brokenRules(story, rules).length === 0;
}
