import type { SeedPage } from "./types";

const discoverJesus: SeedPage = {
  slug: "\tDiscover Jesus",
  title: "Discover Jesus",
  effectiveDate: null,
  content: `Perhaps you have just watched somebody say that they met God on a commuter train, and you would like to know who they were talking about. This page is for you. It assumes nothing, and it asks nothing of you at the end.

## Who was he?

Jesus was a Jewish carpenter from Nazareth, a small town in the north of what is now Israel. He lived about two thousand years ago under Roman rule. He wrote no book, held no office and never travelled far. For about three years he taught in villages and out of doors, and then he was executed in Jerusalem. That much most historians agree on, whatever they believe.

What we know about him in detail comes from four short books, the Gospels of **Matthew, Mark, Luke and John**, written within living memory of the events.

## What was he like?

He ate with people whom nobody else would eat with. He touched those who were thought untouchable. He was gentle with the ashamed and blunt with the proud. He told stories about lost sheep, lost coins and a lost son, and in each of them somebody goes out to look.

To people who were worn out he said:

> Come to me, all you who labor and are heavily burdened, and I will give you rest.

*Matthew 11:28 (World English Bible)*

## What did he say about God?

That God is not far off, and is not keeping score in the way we fear. He taught his friends to call God *Father*. In his best-known story a young man takes his inheritance, wastes it and comes home with a speech prepared. His father sees him a long way off, runs to him, and never lets him finish the speech. You can read it in Luke, chapter 15.

## Why did he die?

The authorities saw him as a threat. But he had spoken of his death beforehand as something he would *give*. Christians believe that on the cross God himself stood where the guilty and the abandoned stand; that he took on the worst that people do to one another, and answered it with forgiveness instead of revenge.

What we have done wrong is real. So is what has been done to us. Neither has to be the last word about us.

## What happened then?

On the third day his tomb was empty, and his friends met him alive. They had been hiding; now they could not be silenced, though it cost many of them their lives. Everything Christians hope for rests on this: that death was not the end of him, and need not be the end of us.

> The light shines in the darkness, and the darkness hasn't overcome it.

*John 1:5 (World English Bible)*

## What does it have to do with me?

Jesus did not ask for admiration. He said *follow me*: trust me enough to walk with me, and learn to live as I do. That usually begins small. It may be a sentence said aloud in an empty kitchen, an apology, or a question you have been afraid to ask.

You do not have to tidy your life first. You do not have to be sure. One man who came to Jesus could only say, *"I believe. Help my unbelief!"* (Mark 9:24), and that was enough.

## Four things you could do next

1. **Read.** Begin with the Gospel of Mark. It is the shortest, and takes about an hour and a half.
2. **Talk to him.** Prayer needs no special words. *"If you are there, I would like to know"* is a prayer.
3. **Meet somebody.** Faith is hard to learn alone. Visit a church nearby, sit where you like, and stay for the coffee.
4. **Ask us.** Send your question through the [contact page](/contact-us). A person will answer, and nobody will press you.

Or simply [watch another story](/hashtag/featured). There is no hurry.`,
};

const privacyPolicy: SeedPage = {
  slug: "privacy-policy",
  title: "Privacy Policy",
  effectiveDate: "2025-09-01T00:00:00.000Z",
  content: `This policy says what we know about you, why, for how long, and how to have it removed. It is written to be read. If anything in it is unclear, [write to us](/contact-us).

## In short

- You can watch everything without telling us who you are.
- We use no advertising, no trackers and no analytics that follow you.
- Your story is published only with your consent, and comes down when you ask.
- We never sell or lend your data to anybody.

## When you watch

Your browser asks our server for pages and films, and the server answers. It writes no list of who looked at what. To stop abuse it remembers for a while from which network address forms and codes were sent, in its working memory only.

If you ask to talk to somebody, only the two of us who are named for it read what you write. It is erased by itself a while after the last answer, and at once if you ask us to. What you watch is remembered by your browser alone, and so is what you save for later, unless you log in: then we keep the list with your account.

If you press ‘I prayed’, your browser remembers it, and we keep a number without a name. If you report a story, we keep what you write, and for as long as it takes us to look at it a scrambled form of your network address, which tells several reports apart and nothing else. What is searched for and not found we keep only once three different people have searched for it.

We set no cookies for watching. When you send a form or a story, a cookie with a random number makes sure that nobody else can touch your upload and that nobody floods us; it says nothing about you. If you log in, another keeps you logged in; it holds your name and e-mail address in an encrypted form that only our server can read, and ends when you log out, or 30 days after your last visit.

What you type into a form is kept in your own browser until you send or clear it, so that a lost connection does not take your words with it.

## When you sign up or log in

We store your first name, last name and e-mail address. There is no password. Each time you log in we send a six-digit code to your address by mail; the code works once, for a few minutes, and we keep only a scrambled form of it until then.

You may change your details on your profile page. There you can also delete your account, which is gone at once.

## When you share a story

We store:

- your name, e-mail address and, if you give it, your phone number;
- the film, its description and hashtags, and the links you add;
- where or when you recorded it, if you tell us;
- what you agreed to, and when;
- your answers to the questions about safety: how old you are, whether somebody else is in it, and whether being seen could be dangerous.

If you record your story on our site, it is kept in your own browser and sent to our server while you speak, so that a lost connection costs nothing. Nobody looks at it until you press ‘Upload’. What you throw away is deleted at once, and what you do not send within a day. What you say again is left out and deleted.

Your e-mail address and phone number are **never** shown on the site. Your name appears only as you wrote it for that purpose.

A story often says something about faith, health or family. The law of many countries protects such information specially, and so do we: we process it only because you have explicitly agreed, and only to review and publish your story.

## Consent, and taking it back

Consent has two parts, and you may give the first without the second:

1. that we may publish your story on this site;
2. that we may also use it elsewhere, for instance on our social channels or at a church evening.

After three years we ask you by mail whether your story may stay. You may withdraw at any time, without a reason: by the link in the mail you got when your story arrived, which takes the story off our site at once, or by writing to us or ringing us, which does so within **one working day**. Tell us if we have shown it elsewhere, and we take it down there, too. Copies that other people made before then are beyond our reach; we will tell you honestly if we know of any. The film file stays out of everybody's reach until we delete it: after half a year, or at once when you ask.

## If you appear in somebody else's story

Tell us. You have the same right to have it changed or taken down, and we will not ask you to prove that you are hurt.

## When you write to us or volunteer

We keep your message for a year after the last word about it, and an offer to volunteer for two years, and delete either sooner when you ask. A story that we do not publish, or that you take back, is deleted with its film after half a year.

## Who else sees your data

Only those we need to run the service: the company that hosts our servers, and the one that delivers our mail. They work on our instructions and may not use your data for themselves. Our staff and trained volunteers see what they need for reviewing, and sign a promise of confidentiality.

Links to the shop, to networks and to churches lead to other people's sites, with policies of their own. Nothing is loaded from them until you follow the link.

## Children

Stories by anyone under 18 need the consent of a parent or guardian as well as their own. We ask the parent by mail, keep their name, e-mail address and what they agreed to, and show nothing until they have agreed. They can take it back at any time by the link in their mail. The same holds for others who are seen, if we ask them. We do not knowingly make accounts for children under 13.

## Your rights

You may ask for a copy of what we hold about you, have it corrected, have it deleted, or object to how we use it. We answer within 30 days and charge nothing. You may also complain to the data protection authority where you live.

## Changes

If we change this policy in a way that matters, we say so here and write to everyone who has an account or a published story before the change takes effect. The date above is that of the present version.`,
};

const termsCondition: SeedPage = {
  slug: "terms-condition",
  title: "Terms of Service",
  effectiveDate: "2025-09-01T00:00:00.000Z",
  content: `These are the rules for using this site. By using the site you agree to them. We have tried to keep them short and fair to both sides.

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

[Write to us](/contact-us) or ring us, and the story is off the site within one working day. The [privacy policy](/privacy-policy) says what happens to the copies. We may also take a story down ourselves if we learn that it breaks these rules, and will tell you why.

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

Questions are welcome, and complaints too: [write to us](/contact-us).`,
};

export const pages: SeedPage[] = [discoverJesus, privacyPolicy, termsCondition];
