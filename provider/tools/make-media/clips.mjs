/** The clips: what is seen, what is said and by whom. `poster` is the share of the clip shown as its still;
 * `quality` is x264's rate factor for the busiest pictures (higher is smaller). */

/** @typedef {import("./lib/types.mjs").Clip} Clip */

const voices = {
  anna: { speaker: "slt", tempo: 0.9, pitch: 0.97 },
  maria: { speaker: "slt", tempo: 0.86, pitch: 0.88 },
  june: { speaker: "slt", tempo: 0.93, pitch: 1.04 },
  tom: { speaker: "rms", tempo: 0.9, pitch: 0.98 },
  samuel: { speaker: "rms", tempo: 0.86, pitch: 0.9 },
  peter: { speaker: "awb", tempo: 0.92, pitch: 0.98 },
  joseph: { speaker: "awb", tempo: 0.88, pitch: 0.9 },
};

/** @type {Clip[]} */
export const clips = [
  {
    file: "one-lamp-and-then-a-knock",
    scene: "city-night",
    voice: voices.anna,
    mood: "night",
    poster: 0.7,
    says: [
      "After the move I knew nobody on my street.",
      "I left a lamp on in the window.",
      "One evening Ruth knocked, to ask why.",
    ],
  },
  {
    file: "four-hundred-mornings",
    scene: "mountain-dawn",
    voice: voices.tom,
    mood: "dawn",
    poster: 0.8,
    says: [
      "I stopped drinking on a Tuesday, with nobody watching.",
      "Four hundred mornings later, I still only ask for this one.",
    ],
  },
  {
    file: "in-the-car-in-the-rain",
    scene: "car-in-rain",
    voice: voices.peter,
    mood: "rain",
    poster: 0.6,
    says: [
      "I told my father I forgave him, in the car, in the rain.",
      "It took me two more years to mean it.",
    ],
  },
  {
    file: "two-cups",
    scene: "kitchen-table",
    voice: voices.maria,
    mood: "home",
    poster: 0.75,
    says: [
      "For a year after Dan died I set out two cups.",
      "Nobody at church told me to stop.",
      "They came, and drank from the second one.",
    ],
  },
  {
    file: "a-coat-in-january",
    scene: "snow-village",
    voice: voices.june,
    mood: "night",
    poster: 0.65,
    says: [
      "We came in January with one suitcase.",
      "A woman I could not understand gave me her coat, and walked home without it.",
    ],
  },
  {
    file: "let-me-row",
    scene: "lake-boat",
    voice: voices.samuel,
    mood: "dawn",
    poster: 0.7,
    says: ["Some months I could not pray at all.", "My friend said, then sit in the boat, and let me row."],
  },
  {
    file: "one-walk-a-week",
    scene: "stone-bridge",
    voice: voices.anna,
    mood: "rain",
    poster: 0.85,
    says: [
      "The divorce papers lay on the table.",
      "We agreed on one walk a week, and no speeches.",
      "That was nine years ago.",
    ],
  },
  {
    file: "three-in-the-morning",
    scene: "bakery",
    voice: voices.joseph,
    mood: "home",
    poster: 0.7,
    quality: 31,
    says: [
      "I start baking at three in the morning.",
      "I thought God was for people who keep normal hours.",
      "Now it is when we talk.",
    ],
  },
  {
    file: "unsure-with-us",
    scene: "desert-camp",
    voice: voices.tom,
    mood: "night",
    poster: 0.3,
    says: [
      "I told an elder I no longer knew what I believed.",
      "He did not argue.",
      "He said, come and be unsure with us.",
    ],
  },
  {
    file: "in-time-for-soup",
    scene: "wood-path",
    voice: voices.june,
    mood: "home",
    poster: 0.6,
    says: [
      "I stayed away nine years, and had a speech ready.",
      "At the door somebody said, good, you are in time for soup.",
    ],
  },
  {
    file: "a-hundred-and-fifty-letters",
    scene: "lighthouse",
    voice: voices.samuel,
    mood: "rain",
    poster: 0.55,
    quality: 32,
    says: [
      "I was in prison three years.",
      "My sister wrote every Sunday, and I never answered.",
      "I kept all one hundred and fifty.",
    ],
  },
  {
    file: "the-pears-came",
    scene: "garden",
    voice: voices.maria,
    mood: "dawn",
    poster: 0.9,
    quality: 32,
    says: [
      "They found it in March, so I planted things that take years.",
      "I am not cured.",
      "But the pears came.",
    ],
  },
  {
    file: "a-chair-by-the-exit",
    scene: "long-table",
    voice: voices.peter,
    mood: "home",
    poster: 0.5,
    says: [
      "I came for the free meal, and sat by the exit.",
      "By the third week, somebody had saved me a chair.",
    ],
  },
  {
    file: "the-well-before-the-church",
    scene: "well",
    voice: voices.anna,
    mood: "dawn",
    poster: 0.7,
    says: [
      "My grandmother prayed at this well before there was a church.",
      "I used to laugh at her.",
      "Now I come here too.",
    ],
  },
  {
    file: "the-first-honest-prayer",
    scene: "wheat-field",
    voice: voices.joseph,
    mood: "rain",
    poster: 0.85,
    quality: 34,
    says: [
      "The year we lost the harvest, I shouted at God in this field.",
      "It was the first honest prayer I ever said.",
    ],
  },
  {
    file: "the-six-forty-train",
    scene: "morning-train",
    voice: voices.tom,
    mood: "dawn",
    poster: 0.55,
    quality: 32,
    says: [
      "For twenty years I answered mail on the six forty train.",
      "Then I fell ill.",
      "Now I look out of the window, and give thanks.",
    ],
  },
  {
    file: "welcome",
    scene: "lamp-on-stand",
    voice: voices.june,
    mood: "home",
    poster: 0.75,
    says: [
      "Welcome to Lampstand.",
      "Short, true stories of where ordinary people met God.",
      "Watch one. Then, if you like, tell yours.",
    ],
  },
  {
    file: "lights-on-the-hill",
    scene: "lights-on-hill",
    voice: voices.maria,
    mood: "night",
    poster: 0.85,
    says: ["One honest story is a lit window.", "Somebody across the street sees it, and lights their own."],
  },
];

/** The static clip of the experimental carousel: no words, loops without a seam. Seconds. */
export const reel = /** @type {const} */ ({ scene: "lanterns", seconds: 6, mood: "night" });
