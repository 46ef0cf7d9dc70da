import type { SeedBlog } from "../types";

export const listeningIsHalf: SeedBlog = {
  slug: "listening-is-half-of-every-story",
  title: "Listening is half of every story",
  author: "Daniel Osei",
  postedDate: "2025-08-14T12:00:00.000Z",
  excerpt:
    "Most stories are not lost because nobody tells them. They are lost in the first ten seconds after somebody begins.",
  fVideo: "images/blog-listening.jpg",
  imageAlt: "Two empty armchairs turned towards each other beside a lamp, with two cups between them",
  content: `I used to think that our work was about helping people to talk. After three years of sitting at the table I think it is mostly about not stopping them.

People begin to tell you important things all the time. They do it sideways, while looking for their keys. "I haven't been in a church since my mum's funeral." "I don't really sleep at the moment." That is the first sentence of a story, held out to see whether it is safe to go on. What we say next decides whether there will be a second.

## Four ways to end a story

I know these well, because I have used all of them.

**Matching it.** "Oh, I know, when *my* mum died…" You mean to say: you are not alone. What they hear is that the subject has changed.

**Mending it.** "Have you tried going to bed earlier?" You have turned a person into a problem with you as the engineer.

**Framing it.** "Well, everything happens for a reason." Perhaps. But they had not finished, and now they must either agree with you or argue, and they have the strength for neither.

**Admiring it.** "You're so strong." It sounds like a gift. It closes the door on the part where they were not strong, which was the part they were coming to.

There is an old proverb about all four:

> He who answers before he hears, that is folly and shame to him.

*Proverbs 18:13 (World English Bible)*

## What to do instead

It is less than you think.

- **Wait three seconds.** Count them. Silence feels rude to the listener and roomy to the teller. Most of the sentences on this site that people remember came after a pause in which I very much wanted to speak.
- **Say back one word.** If they said, "and then the house was just quiet", say: "Quiet?" It costs nothing, steers nothing, and shows that you were there.
- **Ask for the next thing, not the deepest thing.** "What did you do then?" is nearly always better than "How did that make you feel?" People walk towards the deep place by themselves if the path is level.
- **Do not look at your phone.** Not even to turn it off. Do that before you sit down.

## When it is heavy

Sometimes you will be told something you cannot carry. You do not have to carry it alone, but you must not drop it either. Say what is true: "Thank you for telling me. I don't know what to say, and I'm not going anywhere." If they are in danger, say that you are worried, and stay with them while you find help together. It is no betrayal to say, "I think this is bigger than the two of us."

And when it is over, resist the wish to do something with it. A story you have been told is not yours. It is not an illustration, and it is not a prayer request to be passed round. If you believe that it would help others, ask, and take the first answer.

## Why I still do it

A man came to our table last autumn and talked for forty minutes about pigeons. He kept them on his roof. I nearly stopped him twice. In the forty-first minute he said that on the day his wife left, the birds still had to be fed, so he got up, and that this was how he had learned to pray: by getting up.

I think about that man whenever I am about to interrupt.`,
};
