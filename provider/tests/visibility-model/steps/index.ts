import type { Acts } from "./act";
import { FILM, late } from "./film";
import { PEOPLE } from "./people";
import { PUBLISHING } from "./publishing";
import { SITE } from "./site";

/** What is done while the worker is at a film. */
const MEANWHILE =
  /^(asks for a|asks to undo|leaves the film|withdraws for the teller|declines|trashes the|the provider restarts)/;

const acts = { ...PUBLISHING, ...PEOPLE, ...FILM, ...SITE };

/** Everything that somebody may do, by its name in a failure. */
export const STEPS: Acts = {
  ...acts,
  ...Object.fromEntries(
    Object.entries(acts)
      .filter(([name]) => MEANWHILE.test(name))
      .map(([name, act]) => [`the worker is late: ${name}`, late(act)]),
  ),
};

/** What brings a story to the public comes often, what ends it for good seldom. */
const WEIGHTS: [names: RegExp, weight: number][] = [
  [/^the worker is late/, 1],
  [/^(publishes the story|approves|restores the (story|video)|sets the video Active|the parent agrees)/, 6],
  [/^(whoever is seen agrees|the worker f|the search follows)/, 6],
  [/^(withdraws|trashes|three years|200 days|31 days|the provider restarts)/, 1],
];

export const weightOf = (name: string) => WEIGHTS.find(([names]) => names.test(name))?.[1] ?? 2;
