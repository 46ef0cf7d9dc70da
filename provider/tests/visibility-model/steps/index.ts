import type { Act, Acts } from "./act";
import { FILM, finishes, late } from "./film";
import { PEOPLE } from "./people";
import { publishes, PUBLISHING, setsVideo } from "./publishing";
import { SITE } from "./site";

/** What happens while the worker is busy with a film. */
const MEANWHILE =
  /^(asks for a|asks to undo|leaves the film|withdraws for the teller|declines|trashes the|the provider restarts)/;

/** What takes a story off the site, after which staff try to publish it again. */
const ENDS =
  /^(withdraws for|declines the story|trashes the (story|video)|asks for a c|asks whoever is seen|asks to undo)/;

const acts = { ...PUBLISHING, ...PEOPLE, ...FILM, ...SITE };

/** Everything that somebody may do, by its name in a failure. */
export const STEPS: Acts = {
  ...acts,
  ...Object.fromEntries(
    Object.entries(acts)
      .filter(([name]) => MEANWHILE.test(name))
      .map(([name, act]) => [`the worker is late: ${name}`, late(act)]),
  ),
  ...Object.fromEntries(
    Object.entries(acts)
      .filter(([name]) => /^(asks for a c|asks to undo)/.test(name))
      .map(([name, act]) => [`${name}, and the worker makes it`, made(act)]),
  ),
  ...Object.fromEntries(
    Object.entries(acts)
      .filter(([name]) => ENDS.test(name))
      .map(([name, act]) => [`${name}, and two publish it again`, published(act)]),
  ),
};

/** Lets the worker make the request at once. */
function made(before: Act): Act {
  return async (world, story, model, by) => {
    await before(world, story, model, by);
    await finishes(world, story, model, by);
  };
}

/** Lets two staff members publish a story after another action and once the worker is done, if they may. */
function published(before: Act): Act {
  return async (world, story, model, by) => {
    await before(world, story, model, by);
    await finishes(world, story, model, by);
    for (const one of world.people.slice(0, 2)) await publishes()(world, story, model, one);
    await setsVideo("Active")(world, story, model, by);
  };
}

/** What hides a storyteller's name from the public. A story's title is the name until somebody titles it. */
export const UNNAMED = ["takes the name off", "changes the story's title"];

/** What publishes a story that is prepared on arrival. */
export const TO_PUBLISH = ["the parent agrees", "publishes the story", "publishes the story"];

/** Steps that publish a story are frequent, those that end it for good are rare. */
const WEIGHTS: [names: RegExp, weight: number][] = [
  [/^the worker is late/, 1],
  // Each of these alone cancels approvals.
  [/^(titles the video with|describes|says another|gives the video|links|writes captions)/, 6],
  [/^(shows the name|takes the name off|takes the hashtags|changes the video's title)/, 6],
  [/^(asks for a c|asks whoever)|(publish it again|makes it)$/, 6],
  [/^(publishes the story|approves|restores the (story|video)|sets the video Active|the parent agrees)/, 6],
  [/^(whoever is seen agrees|the worker f|the search follows)/, 6],
  [/^(withdraws|trashes|three years|200 days|31 days|the provider restarts)/, 1],
];

/**
 * Returns whether a story can still be shown after this step. The others come later: a finished story breaks no rule.
 */
export const goesOn = (name: string) => weightOf(name) > 1 && !/^(withdraws|declines|trashes)/.test(name);

export const weightOf = (name: string) => WEIGHTS.find(([names]) => names.test(name))?.[1] ?? 2;
