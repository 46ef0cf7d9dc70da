import type { SeedHome } from "./types";

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
  submitNowUrl: "https://stories.lampstand.example/share",
  storeUrl: "https://shop.lampstand.example",
};
