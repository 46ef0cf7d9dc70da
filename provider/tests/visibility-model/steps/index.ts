import type { Act, Acts } from "./act";
import { FILM, finishes, late } from "./film";
import { PEOPLE } from "./people";
import { publishes, PUBLISHING, setsVideo } from "./publishing";
import { SITE } from "./site";

/** What is done while the worker is at a film. */
const MEANWHILE =
  /^(asks for a|asks to undo|leaves the film|withdraws for the teller|declines|trashes the|the provider restarts)/;

/** What takes a story off, after which staff try to publish it again. */
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

/** The worker makes at once what was asked for. */
function made(before: Act): Act {
  return async (world, story, model, by) => {
    await before(world, story, model, by);
    await finishes(world, story, model, by);
  };
}

/** Two of the staff publish a story after something else has been done to it and the worker is ready, if they are let. */
function published(before: Act): Act {
  return async (world, story, model, by) => {
    await before(world, story, model, by);
    await finishes(world, story, model, by);
    for (const one of world.people.slice(0, 2)) await publishes()(world, story, model, one);
    await setsVideo("Active")(world, story, model, by);
  };
}

/** What keeps a teller's name from the public. Until somebody titles a story, its title is the name. */
export const UNNAMED = ["takes the name off", "changes the story's title"];

/** What brings a story to the public that is prepared as it arrives. */
export const TO_PUBLISH = ["the parent agrees", "publishes the story", "publishes the story"];

/** What brings a story to the public comes often, what ends it for good seldom. */
const WEIGHTS: [names: RegExp, weight: number][] = [
  [/^the worker is late/, 1],
  // Each of these alone takes back what was approved.
  [/^(titles the video with|describes|says another|gives the video|links|writes captions)/, 6],
  [/^(shows the name|takes the name off|takes the hashtags|changes the video's title)/, 6],
  [/^(asks for a c|asks whoever)|(publish it again|makes it)$/, 6],
  [/^(publishes the story|approves|restores the (story|video)|sets the video Active|the parent agrees)/, 6],
  [/^(whoever is seen agrees|the worker f|the search follows)/, 6],
  [/^(withdraws|trashes|three years|200 days|31 days|the provider restarts)/, 1],
];

/** Steps after which a story can still be shown. The others come later: a story that is over breaks no rule. */
export const goesOn = (name: string) => weightOf(name) > 1 && !/^(withdraws|declines|trashes)/.test(name);

export const weightOf = (name: string) => WEIGHTS.find(([names]) => names.test(name))?.[1] ?? 2;
