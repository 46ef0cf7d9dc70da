import type {
  SeedAbout,
  SeedAppInstall,
  SeedHelp,
  SeedHome,
  SeedLanguage,
  SeedSettings,
  SeedVolunteer,
} from "./types";

export const settings: SeedSettings = {
  company: "Lampstand",
  watchRealStoryLink: "/hashtag/featured",
  facebookLink: "https://www.facebook.com/lampstandstories",
  instagramLink: "https://www.instagram.com/lampstandstories",
  tiktokLink: "https://www.tiktok.com/@lampstandstories",
  youtubeLink: "https://www.youtube.com/@lampstandstories",
  churchLink: "https://church.lampstand.example",
  discoverJesusLink: "/discover-jesus",
  shopLink: "https://shop.lampstand.example",
  shareStoryLink: "https://stories.lampstand.example/share",
  email: "hello@lampstand.example",
  phoneNo: "+1 312 555 0142",
};

export const home: SeedHome = {
  fTopHeading: "Somebody left a light on",
  fTopSubHeading: "Short, true stories, told by the people they happened to, about where they met God.",
  fVideo: "videos/welcome.mp4",
  fBottomHeading: "Nobody here has finished",
  fBottomSubHeading:
    "You will find grief on these pages, and doubt, and people who came back after years. You will not find anyone pretending.",
  sTopHeading: "One honest story is a lit window",
  sTopSubHeading: "Every story is under two minutes. Start with this one.",
  sVideo: "videos/the-six-forty-train.mp4",
  sBottomHeading: "Find us where you already are, or come and see in person",
  tTopHeading: "Small things that start a conversation",
  tTopSubHeading:
    "Prints, cards and things for the kitchen table. What is left after costs keeps the stories free to watch.",
  tImages: [
    {
      file: "images/shop-print.jpg",
      alt: "A framed print of hills at sunrise, leaning on a shelf beside a vase",
    },
    { file: "images/shop-mug.jpg", alt: "A cream mug with a small painted lamp, steam rising from it" },
    { file: "images/shop-notebook.jpg", alt: "A terracotta notebook with a ribbon and a pencil" },
    { file: "images/shop-candle.jpg", alt: "A candle burning in an amber glass" },
    { file: "images/shop-tote.jpg", alt: "A canvas bag printed with one lit window" },
    { file: "images/shop-shirt.jpg", alt: "A dark blue T-shirt with a rising sun on the chest" },
    { file: "images/shop-cards.jpg", alt: "A fan of three story cards: a boat, a tree and a bridge" },
    { file: "images/shop-calendar.jpg", alt: "A wall calendar showing a lighthouse above the month" },
  ],
  tBottomHeading: "Seen something you like? It opens in our shop.",
  forthTopHeading: "You do not need a dramatic story",
  forthTopSubHeading:
    "Most of what changes us happens at kitchen tables, in parked cars and on the way to work. If it is true, it is worth a minute.",
  forthImage: "images/home-story-table.jpg",
  forthBottomHeading: "Your phone, a window for light and one minute are enough. We help with the rest.",
};

export const about: SeedAbout = {
  ourMissionContent:
    "We collect short, true stories of faith and put them where people can find them at two in the morning. A story here is told by the person it happened to, in their own words, and is published only with their consent. We do not polish the difficult parts away, because the difficult parts are what the next person needs to hear.",
  sVideo: "videos/lights-on-the-hill.mp4",
  ourStoryContent:
    "It began with a folding table at the back of a church hall. After the service we asked anyone who wished to sit down and answer one question: where did you last notice God? Some talked for an hour. When we listened again we found that nearly every story had one minute in it that you could not forget. We began to keep those minutes, first on a phone, then on a shared drive, then here.\n\nJesus said about lamps that nobody lights one to hide it. We have kept to that. The stories are free to watch, there is no account to make before you may see them, and nobody will ring you afterwards.",
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

export const volunteer: SeedVolunteer = {
  topHeading: "Two hours a month, and a good ear",
  topParagraph:
    "Behind each story is somebody who sat with the teller, wrote the captions or simply made the tea. We would be glad of your company.",
  fVideo: "images/volunteer-hero.jpg",
  volunteerHeading: "What volunteers do",
  volunteerParagraph1:
    "Some people meet tellers and listen. Some read what comes in and check that consent is clear. Some never leave their desk and write captions in three languages. You choose what suits you, we train you, and you can stop whenever life gets full.",
  volunteerFeatureHeading1: "You will not be on your own",
  volunteerFeatureParagraph2:
    "Every new volunteer works beside an experienced one for the first three stories. There is a short course on listening, on confidentiality and on what to do when somebody tells you more than you can carry.",
  volunteerFeatureHeading2: "Ways to help",
  section3Heading: "What we ask of you",
  section3Paragraph:
    "Be kind, be on time, and keep what you hear to yourself. You do not have to be a good speaker, and you do not have to have all your own questions answered.",
  feature1: "Sit with a teller: listen, ask one good question, and press the red button.",
  feature2: "Write captions, so that people who cannot hear a story can still follow it.",
  feature3: "Review new stories with a second reader before they are published.",
  feature4: "Host a story evening in your home or church hall. We send you a box with everything in it.",
};

export const appInstall: SeedAppInstall = {
  title: "A story for the bus ride",
  shortDescription:
    "The app keeps a few stories on your phone, so you can watch them without a signal. No account, no notifications unless you ask for them.",
  googleAppLink: "https://play.google.com/store/apps/details?id=example.lampstand.stories",
  appleAppLink: "https://apps.apple.com/app/lampstand-stories/id0000000000",
  video: "images/app-phone.jpg",
};

export const help: SeedHelp = {
  page: "help-desk",
  title: "How can we help?",
  content:
    "Most questions about watching, telling or taking down a story are answered below. If yours is not among them, write to us or ring: a person reads every message, usually on the same working day.",
};

export const languages: SeedLanguage[] = [
  { name: "English", redirecturl: "https://en.lampstand.example", status: "Active" },
  { name: "Español", redirecturl: "https://es.lampstand.example", status: "Active" },
  { name: "Français", redirecturl: "https://fr.lampstand.example", status: "Active" },
  { name: "Kiswahili", redirecturl: "https://sw.lampstand.example", status: "Active" },
  { name: "한국어", redirecturl: "https://ko.lampstand.example", status: "Active" },
  { name: "Українська", redirecturl: "https://uk.lampstand.example", status: "Inactive" },
];
