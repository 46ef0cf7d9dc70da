import type { SeedPage } from "../types";

export const privacyPolicy: SeedPage = {
  slug: "privacy-policy",
  title: "Privacy Policy",
  effectiveDate: "2025-09-01T00:00:00.000Z",
  content: `This policy says what Lampstand knows about you, why, for how long, and how to have it removed. It is written to be read. If anything in it is unclear, write to [hello@lampstand.example](mailto:hello@lampstand.example).

## In short

- You can watch everything without telling us who you are.
- We use no advertising, no trackers and no analytics that follow you.
- Your story is published only with your consent, and comes down when you ask.
- We never sell or lend your data to anybody.

## When you watch

Your browser asks our server for pages and films, and the server notes the time, the page and your network address in a log. We need this to keep the service running and to stop abuse. Logs are deleted after **14 days** and are never combined with anything else.

We set no cookies for watching. When you send a form or a story, a cookie with a random number makes sure that nobody else can touch your upload and that nobody floods us; it says nothing about you. If you log in, another keeps you logged in; it holds your name and e-mail address in an encrypted form that only our server can read, and ends when you log out, or 30 days after your last visit.

What you type into a form is kept in your own browser until you send or clear it, so that a lost connection does not take your words with it.

## When you sign up or log in

We store your first name, last name and e-mail address. There is no password. Each time you log in we send a six-digit code to your address by mail; the code works once, for a few minutes, and we keep only a scrambled form of it until then.

You may change your details on your profile page. If you ask us to delete your account, we do so within 7 days.

## When you share a story

We store:

- your name, e-mail address and, if you give it, your phone number;
- the film, its description and hashtags, and the links you add;
- where or when you recorded it, if you tell us;
- what you agreed to, and when.

Your e-mail address and phone number are **never** shown on the site. Your name appears only as you wrote it for that purpose.

A story often says something about faith, health or family. The law of many countries protects such information specially, and so do we: we process it only because you have explicitly agreed, and only to review and publish your story.

## Consent, and taking it back

Consent has two parts, and you may give the first without the second:

1. that we may publish your story on this site;
2. that we may also use it elsewhere, for instance on our social channels or at a church evening.

You may withdraw at any time, without a reason: by the link in the mail you got when your story arrived, which takes the story off our site at once, or by writing to us or ringing us, which does so within **one working day**. It leaves our own channels within seven days. Copies that other people made before then are beyond our reach; we will tell you honestly if we know of any. The film file is deleted from our storage within 30 days, and from backups within 90.

## If you appear in somebody else's story

Tell us. You have the same right to have it changed or taken down, and we will not ask you to prove that you are hurt.

## When you write to us or volunteer

We keep contact messages for 12 months, so that we can follow up, and volunteer applications for as long as you volunteer and 6 months after. Prayer requests are deleted after 60 days.

## Who else sees your data

Only those we need to run the service: the company that hosts our servers, and the one that delivers our mail. They work on our instructions and may not use your data for themselves. Our staff and trained volunteers see what they need for reviewing, and sign a promise of confidentiality.

Links to the shop, to networks and to churches lead to other people's sites, with policies of their own. Nothing is loaded from them until you follow the link.

## Children

Stories by anyone under 18 need the consent of a parent or guardian as well as their own. Please do not upload one without writing to us first. We do not knowingly make accounts for children under 13.

## Your rights

You may ask for a copy of what we hold about you, have it corrected, have it deleted, or object to how we use it. We answer within 30 days and charge nothing. You may also complain to the data protection authority where you live.

## Changes

If we change this policy in a way that matters, we say so here and write to everyone who has an account or a published story before the change takes effect. The date above is that of the present version.`,
};
