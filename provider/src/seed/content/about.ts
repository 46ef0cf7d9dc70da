import type { SeedAbout } from "./types";

export const about: SeedAbout = {
  ourMissionContent:
    "We collect short, true stories of faith and put them where people can find them at two in the morning. A story here is told by the person it happened to, in their own words, and is published only with their consent. We do not polish the difficult parts away, because the difficult parts are what the next person needs to hear.",
  sVideo: "videos/lights-on-the-hill.mp4",
  ourStoryContent:
    "Lampstand began with a folding table at the back of a church hall. After the service we asked anyone who wished to sit down and answer one question: where did you last notice God? Some talked for an hour. When we listened again we found that nearly every story had one minute in it that you could not forget. We began to keep those minutes, first on a phone, then on a shared drive, then here.\n\nThe name comes from something Jesus said about lamps: that nobody lights one to hide it. We have kept to that. The stories are free to watch, there is no account to make before you may see them, and nobody will ring you afterwards.",
  ourVisionContent:
    "That anyone, anywhere, on the worst night of their year, can find one person who has been there and is still standing, and can hear from them in less time than it takes to boil a kettle. And that churches become places where such stories are told out loud, so that one day nobody needs a website to hear them.",
  ourValues: `### The person before the story

Nobody is material. You see your story before anyone else does, you can take it down on any day, and you never have to give a reason.

### True before moving

We would rather publish a plain story that is exact than a moving one that has been improved. We ask tellers to leave out what they are not sure of.

### No tidy endings required

Some prayers on this site have not been answered. Some people are still ill, still waiting, still unsure. Their stories are welcome as they are.

### Quiet by design

There are no advertisements, no trackers and no counters of likes. Watch, think, and close the page.

### Open to everyone

Every film has captions. The site can be read with a keyboard or a screen reader, and on an old phone.`,
  joinUsContent:
    "You can help by telling your own story, by sitting beside somebody while they tell theirs, by writing captions, or by lending us two hours a month for reviewing what comes in. No experience is needed, only patience and the ability to keep a confidence.",
};
