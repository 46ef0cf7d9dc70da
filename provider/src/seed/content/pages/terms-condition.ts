import type { SeedPage } from "../types";

export const termsCondition: SeedPage = {
  slug: "terms-condition",
  title: "Terms of Service",
  effectiveDate: "2025-09-01T00:00:00.000Z",
  content: `These are the rules for using Lampstand. By using the site you agree to them. We have tried to keep them short and fair to both sides.

## 1. Watching

You may watch every published story, send its link to anybody, and show it free of charge in a home, a school or a church. Please do not download stories in order to post them elsewhere, cut them, put other sound to them, or use them in advertising or to train software. The people in them agreed to be here, and nowhere else.

## 2. Sharing your story

**It stays yours.** You own your story and your film. You give us permission to store it, to prepare it for the web (for example by making smaller versions and captions) and to show it on this site. If you agreed to that separately, we may also show it on our own channels and at events. The permission costs nothing, is not exclusive, and ends when you withdraw it.

**It must be true.** Tell what happened to you, as well as you remember it. Do not present somebody else's experience as your own.

**It must be yours to tell.** Use no music, pictures or film that you have no right to use. Do not name or show other people without their knowledge.

**It must do no harm.** We do not publish stories that demean a person or a people, that promise healing for money, that advise against medical treatment, that campaign for a party or candidate, or that put somebody at risk.

## 3. Review

Two people watch each story before it is published. We may ask you to change something, and we may decline a story. That is a judgement about what fits here, never about you. We do not change what you say: we shorten silences, even out the sound and add captions, and you see the result first.

## 4. Taking a story down

Write to [hello@lampstand.example](mailto:hello@lampstand.example) or ring us, and the story is off the site within one working day. The [privacy policy](/privacy-policy) says what happens to the copies. We may also take a story down ourselves if we learn that it breaks these rules, and will tell you why.

## 5. Accounts

You log in with a one-time code that we send to your e-mail address. Whoever can read your mail can log in as you, so keep your mailbox safe. Do not share codes with anybody; we will never ask you for one. You may close your account at any time.

## 6. Files and limits

A film may be up to 1 GB. Descriptions may have up to 200 characters. Automatic mass uploads, attempts to get round the limits and attempts to read other people's data are not allowed, and end your access.

## 7. Not a substitute for help

Stories are one person's experience. They are not medical, legal or psychological advice, and nobody here is a crisis service. If you are in danger, ring your local emergency number.

## 8. Links to other sites

The shop, the networks, the app stores and the churches we link to are run by others. What you agree with them is between you and them.

## 9. What we promise, and what we cannot

We take care that the site works, that it can be used by everyone and that your story is safe. We cannot promise that it is never interrupted or without mistakes. Where the law allows us to limit our liability, it is limited to harm that we cause deliberately or by gross negligence; nothing here takes away rights that the law gives you as a consumer.

## 10. Changes, and questions

If we change these terms in a way that matters, we announce it here at least 30 days before. If you do not agree with the new version, you may take your story with you. If a part of these terms turns out to be invalid, the rest stays in force.

Questions are welcome, and complaints too: [hello@lampstand.example](mailto:hello@lampstand.example).`,
};
