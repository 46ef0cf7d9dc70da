import type { SeedCollection, SeedVideo } from "./types";

type Files = Pick<SeedVideo, "slug" | "clip" | "poster" | "captions" | "width" | "height" | "duration">;
type Networks = Pick<
  SeedVideo,
  "youtubeLink" | "facebookLink" | "tiktokLink" | "instagramLink" | "YTShortLink" | "churchLink"
>;

/** Returns a clip's files, all named after its slug; `duration` in seconds. */
function clip(slug: string, duration: number, format: "portrait" | "landscape" = "portrait"): Files {
  const [width, height] = format === "portrait" ? [720, 1280] : [1280, 720];
  return {
    slug,
    clip: `videos/${slug}.mp4`,
    poster: `posters/${slug}.jpg`,
    captions: `captions/${slug}.vtt`,
    width,
    height,
    duration,
  };
}

/** Returns invented links to the same story on other networks. */
function networks(post: string): Networks {
  return {
    youtubeLink: `https://www.youtube.com/@lampstandstories/${post}`,
    facebookLink: `https://www.facebook.com/lampstandstories/posts/${post}`,
    tiktokLink: `https://www.tiktok.com/@lampstandstories/video/${post}`,
    instagramLink: `https://www.instagram.com/lampstandstories/reel/${post}`,
    YTShortLink: `https://www.youtube.com/shorts/${post}`,
    churchLink: "https://church.lampstand.example",
  };
}

/** For a story whose storyteller wants it only on this site. */
const noNetworks: Networks = {
  youtubeLink: "",
  facebookLink: "",
  tiktokLink: "",
  instagramLink: "",
  YTShortLink: "",
  churchLink: "",
};

const active = { status: "Active" } as const;

export const videos: SeedVideo[] = [
  {
    ...clip("one-lamp-and-then-a-knock", 10),
    ...networks("one-lamp"),
    ...active,
    name: "One lamp, and then a knock",
    description:
      "Anna moved to a city where nobody knew her. For eleven weeks the only voice in her flat was the radio. Then a neighbour asked about the lamp in her window.",
    videoType: "both",
    hashtags: ["featured", "belonging", "hope"],
    recordedAt: "Tamarind Street house group",
  },
  {
    ...clip("four-hundred-mornings", 11),
    ...networks("four-hundred-mornings"),
    ...active,
    name: "Four hundred mornings",
    description: "Tom on giving up drink without a crisis, without applause, and one day at a time.",
    videoType: "both",
    hashtags: ["featured", "recovery", "hope"],
    recordedAt: "Winter retreat, Lake Orla",
  },
  {
    ...clip("in-the-car-in-the-rain", 8.5),
    ...networks("in-the-car"),
    ...active,
    name: "What I told my father in the car, in the rain",
    description:
      "Peter said the words before he could feel them. He talks about the two years between saying that he forgave his father and finding out, one ordinary morning, that he had.",
    videoType: "both",
    hashtags: ["featured", "forgiveness"],
    recordedAt: "Fathers and sons evening",
  },
  {
    ...clip("two-cups", 11),
    ...networks("two-cups"),
    ...active,
    name: "Two cups",
    description:
      "Maria kept laying the table for her husband. Her friends did not correct her. They came to breakfast.",
    videoType: "both",
    hashtags: ["featured", "grief"],
    recordedAt: "Harbour Chapel",
  },
  {
    ...clip("a-coat-in-january", 9.5),
    ...noNetworks,
    ...active,
    name: "A stranger's coat in January",
    description:
      "June was nine when her family arrived, in the wrong shoes, in the snow. She still has the coat. She never learned the name of the woman who took it off.",
    videoType: "both",
    hashtags: ["featured", "belonging"],
    recordedAt: "New neighbours' supper",
  },
  {
    ...clip("let-me-row", 9),
    ...networks("let-me-row"),
    ...active,
    name: "Let me row",
    description: "Samuel could not pray during his depression. A friend offered to do it for him.",
    videoType: "multiple",
    hashtags: ["featured", "hope", "doubt"],
    recordedAt: "Wheatfield harvest service",
  },
  {
    ...clip("one-walk-a-week", 10),
    ...noNetworks,
    ...active,
    name: "One walk a week, and no speeches",
    description:
      "The papers were ready to sign. Instead they made one small rule and kept it. It did not mend everything, she says, but it gave them a place to stand while they tried.",
    videoType: "multiple",
    hashtags: ["forgiveness", "hope"],
    recordedAt: "Garden day, Orchard Row",
  },
  {
    ...clip("three-in-the-morning", 10),
    ...networks("three-in-the-morning"),
    ...active,
    name: "Three in the morning at the bakery",
    description: "Joseph works while the town sleeps. He had assumed that God kept office hours.",
    videoType: "both",
    hashtags: ["daily-work", "doubt"],
    recordedAt: "Evening prayer, St Brigid's Hall",
  },
  {
    ...clip("unsure-with-us", 10.5),
    ...networks("unsure-with-us"),
    ...active,
    name: "Come and be unsure with us",
    description:
      "Marcus had rehearsed an argument. What he met was an invitation. He still has most of the questions, and he has somewhere to bring them on a Thursday.",
    videoType: "both",
    hashtags: ["featured", "doubt", "belonging"],
    recordedAt: "Commuters' breakfast",
  },
  {
    ...clip("in-time-for-soup", 9.5),
    ...noNetworks,
    ...active,
    name: "In time for soup",
    description: "After nine years away, Naomi expected questions at the church door.",
    videoType: "multiple",
    hashtags: ["belonging", "forgiveness"],
    recordedAt: "Village well thanksgiving",
  },
  {
    ...clip("a-hundred-and-fifty-letters", 11.5),
    ...networks("letters"),
    ...active,
    name: "One hundred and fifty letters from my sister",
    description:
      "Isaac served three years and did not answer a single letter. His sister did not stop. He reads from the one that arrived on the Sunday he wanted to give up.",
    videoType: "both",
    hashtags: ["featured", "forgiveness", "recovery"],
    recordedAt: "Recovery group, Room 4",
  },
  {
    ...clip("the-pears-came", 9.5),
    ...networks("the-pears-came"),
    ...active,
    name: "The pears came",
    description:
      "After her diagnosis Elena planted trees she might not live to see bear fruit. She is careful to say that this is not a story about being cured.",
    videoType: "single",
    hashtags: ["hope", "grief"],
    recordedAt: "Night shift chaplaincy",
  },
  {
    ...clip("a-chair-by-the-exit", 9),
    ...networks("a-chair-by-the-exit"),
    ...active,
    name: "A chair by the exit",
    description: "Luis came because he was hungry and stayed because somebody noticed.",
    videoType: "multiple",
    hashtags: ["belonging", "daily-work"],
    recordedAt: "Harbour Chapel",
  },
  {
    ...clip("the-first-honest-prayer", 9.5),
    ...noNetworks,
    ...active,
    name: "The first honest prayer I ever said",
    description:
      "Hail took the crop in eleven minutes. Walter is not proud of what he shouted afterwards, but he dates his faith from that evening, and not from any of the polite years before it.",
    videoType: "single",
    hashtags: ["doubt", "daily-work"],
    recordedAt: "Doubters' welcome evening",
  },
  {
    ...clip("the-six-forty-train", 12, "landscape"),
    ...networks("six-forty-train"),
    ...active,
    name: "The six-forty train, before and after",
    description: "Ben's collapse lasted a year. His commute is the same. What he does on it is not.",
    videoType: "single",
    hashtags: ["daily-work", "recovery"],
    recordedAt: "Soup kitchen, Mill Lane",
  },
  {
    ...clip("the-well-before-the-church", 9),
    ...noNetworks,
    status: "Pending",
    name: "The well before there was a church",
    description:
      "Amara's grandmother prayed out of doors all her life. Amara used to find it embarrassing. This story is waiting for her family to see it first.",
    videoType: "both",
    hashtags: ["hope", "belonging"],
    recordedAt: "Letters project meeting",
  },
];

export const collections: SeedCollection[] = [
  {
    slug: "begin-here",
    name: "New here? Begin with these",
    description: "Four short stories about a door that opened: a lamp, a coat, a walk and a question.",
    videos: ["one-lamp-and-then-a-knock", "a-coat-in-january", "one-walk-a-week", "the-first-honest-prayer"],
  },
];
