import type { SeedFaqCategory } from "./types";

export const faqs: SeedFaqCategory[] = [
  {
    name: "Watching",
    faqData: [
      {
        question: "Do I need an account to watch?",
        answer:
          "No. Every published story can be watched without signing up. An account only keeps your name and address for you, so that forms are quicker to fill in.",
      },
      {
        question: "Why does a story start without sound?",
        answer:
          "Browsers do not let a page speak before you have touched it, and neither would you want that on a bus. Press UNMUTE once and the sound stays on for the story you are watching.",
      },
      {
        question: "How do I turn captions on?",
        answer:
          "Every story has captions. Open the story on its own page and choose captions in the player. They are written by people, so they match what is said.",
      },
      {
        question: "How do I move to the next story?",
        answer:
          "Swipe up on a phone, use the mouse wheel on a computer, or press the arrow keys. To see one kind of story, choose hashtags under ‘Ways to watch’ below.",
      },
      {
        question: "May I show a story in my church or group?",
        answer:
          "Yes, as it stands and free of charge. Please do not cut it, add music to it or post it elsewhere: the teller agreed to this film in this place.",
      },
    ],
  },
  {
    name: "Sharing your story",
    faqData: [
      {
        question: "What makes a good story?",
        answer:
          "One moment, told exactly. Where were you, who was there, what changed? You do not need to explain your whole life, and you do not need a happy ending.",
      },
      {
        question: "How long should it be, and how large may the file be?",
        answer:
          "Between thirty seconds and two minutes works best. A video file may be up to 1 GB. If the connection breaks while you upload, it resumes where it stopped.",
      },
      {
        question: "What happens after I upload?",
        answer:
          "Two people on our team watch it. They check the consent, the sound and that nobody else's private life is told without their knowledge. If something needs to change we write to you first. Nothing is published before that.",
      },
      {
        question: "I am nervous in front of a camera. Can somebody help me?",
        answer:
          "Yes. A volunteer can sit with you, in person or in a call, and ask you one question after another until it feels like talking. Write to us and say roughly where you live.",
      },
      {
        question: "May I tell a story that involves other people?",
        answer:
          "Yes, but tell your part of it. Leave out names, and ask anyone who could be recognised. If a story might put somebody in danger, do not send it; talk to us instead.",
      },
      {
        question: "Why is there a separate consent form?",
        answer:
          "Uploading a film and allowing us to publish it are two decisions. The consent form lets you make the second one in peace, and take it back later. You find it at the foot of every page, under ‘Consent to your testimony’.",
      },
    ],
  },
  {
    name: "Account and privacy",
    faqData: [
      {
        question: "Why is there no password?",
        answer:
          "We send you a six-digit code by e-mail each time you log in. There is no password to forget, and none for anybody to steal.",
      },
      {
        question: "My code has not arrived. What can I do?",
        answer:
          "Look in your spam folder, wait until the countdown has reached zero and press Resend OTP. Only the newest code works. If it still does not come, check the spelling of your address.",
      },
      {
        question: "How do I have my story taken down?",
        answer:
          "Use the link in the mail you got when your story arrived, write to us from the address you used, or ring us. The story is off the site within one working day. You do not have to say why.",
      },
      {
        question: "Do you track me?",
        answer:
          "No. There are no advertising trackers and no profiles. The privacy policy lists every piece of data we hold, and it is short.",
      },
    ],
  },
  {
    name: "Faith and support",
    faqData: [
      {
        question: "Do I have to be a Christian to watch, or to write to you?",
        answer:
          "No. Many people who watch are not, or not any more, or not yet. Nobody will try to sign you up for anything.",
      },
      {
        question: "I would like to know more about Jesus. Where do I begin?",
        answer:
          "The page Discover Jesus is written for people who are starting from nothing. After that, read the Gospel of Mark: it takes about an hour and a half.",
      },
      {
        question: "Can somebody pray for me?",
        answer:
          "Yes. Use the contact form and write as much or as little as you wish. Your message is read by two people and is not passed on.",
      },
      {
        question: "I am in a very dark place. What should I do?",
        answer:
          "Please do not stay alone with it. If your life is in danger, ring your local emergency number now; in the United States you can call or text 988 at any hour. We are glad to listen during support hours, but we are not a crisis service.",
      },
      {
        question: "Can you recommend a church near me?",
        answer:
          "We do not rank churches, but tell us where you live and what matters to you, and a volunteer will help you look. It is fine to visit several, and fine to sit by the exit.",
      },
    ],
  },
];
