import type { SeedBlog } from "../types";

export const storiesThatShouldWait: SeedBlog = {
  slug: "some-stories-should-wait",
  title: "Some stories should wait",
  author: "Ruth Calder",
  postedDate: "2025-05-29T12:00:00.000Z",
  excerpt: "We say no, or not yet, more often than people expect. Here is why, and what we do instead.",
  fVideo: "images/blog-wait.jpg",
  imageAlt:
    "Three clay pots with seedlings of different heights on a window sill, and a sealed letter beside them",
  content: `It may seem odd that a site which exists to publish stories should have a page about not publishing them. But of all the conversations I have in a week, the ones I am most careful with are those that end in "not yet".

> A time to keep silence, and a time to speak.

*from Ecclesiastes 3:7 (World English Bible)*

It is easy to agree with this and hard to know what time it is. These are the questions we ask.

## Whose story is it?

You cannot tell about your recovery without mentioning the people you hurt, or about your childhood without your parents. That is allowed; nobody lives alone. But there is a line between *my part* and *their secret*. "My marriage was in trouble" is yours. What your husband told you that night is his.

A useful test: imagine the other person watching it, on a train, beside a colleague. If they would go pale, we either take it out, ask them, or wait.

Children are a special case, because they cannot yet know what they are agreeing to. A story about a child's illness will be found by that child at fourteen. We ask parents to tell about their own fear and their own prayers, and to leave the child's body and name out of it.

## Is it safe?

Some stories can be dangerous to tell: leaving a violent home, or leaving a community that does not let go; becoming a Christian in a family or a country where that has consequences. Courage is not the question. We have turned down several very brave people.

In such cases we never film a face, we never name a place, and usually we do not publish at all. Instead we offer what the story really needs at that moment, which is seldom an audience. If this is you, please do not use the upload form. [Write to us](/contact-us) without details, and we will find a safe way to talk.

## Is it healed enough to be touched?

There is no rule about how many months must pass. I look for something simpler: **can you tell it and still sleep?** If telling it brings everything back, so that you are there again instead of here, then it is still happening, and what you need is a person and not a public.

I also ask what you hope for. "That somebody knows they are not alone" is a good sign. "That *he* sees it" is not. Nor is "that it was not for nothing". That is a heavy load to put on a film of one minute, and it does not lift it.

## Is it new?

The week after a great change is a wonderful time, and the wrong one for a camera. Not because it is not real, but because you have not met it on an ordinary Tuesday. People who publish on the mountain sometimes find that they cannot come down without feeling like frauds. Give it a season. If it was true in spring it will be true in autumn, and you will tell it with fewer words.

## What "not yet" means

It does not mean that your story is not good, or that we do not believe you. When we say it, three things follow:

- We tell you the reason, in one sentence, without hiding behind a policy.
- If you wish, we keep nothing. The film is deleted the same day.
- We ask whether we may write to you again in six months. Most people say yes.

A seed in a drawer is not wasted. I have a letter from a man to whom I said "not yet" two years ago. "You were right," he wrote. "I told my daughter instead."`,
};
