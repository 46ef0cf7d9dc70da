import type { SeedVolunteer } from "./types";

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
