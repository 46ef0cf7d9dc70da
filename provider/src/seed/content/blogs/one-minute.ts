import type { SeedBlog } from "../types";

export const oneMinute: SeedBlog = {
  slug: "how-to-tell-your-story-in-one-minute",
  title: "How to tell your story in one minute",
  author: "Hannah Brook",
  postedDate: "2025-08-28T12:00:00.000Z",
  excerpt:
    "You do not need less story. You need a smaller door into it. Here is the method we use at the table.",
  fVideo: "images/blog-one-minute.jpg",
  imageAlt: "An hourglass on a window sill, the last sand running through in morning light",
  content: `When people sit down at our table to tell their story, most of them begin with the year they were born. It is a natural place to begin, and it is nearly always the wrong one. Ten minutes later they have reached secondary school, they can feel themselves losing us, and they say what everybody says: "It's a long story."

It is. But you do not have to tell all of it. You have to open a door that is small enough to walk through.

## Find the moment, not the meaning

Every story we have kept has a moment in it: a place, an hour, somebody's hands. "God carried me through my divorce" is a meaning. "We agreed to take one walk a week, and on the third one it snowed and neither of us had gloves" is a moment. The meaning may be the truer sentence to you, because you know everything it holds. To a stranger only the moment is visible.

So before anything else, answer this: **if somebody had filmed the day it turned, what would they have seen?** Not what you felt. What was on the table? Who spoke first?

## Three sentences

Then write three sentences. Only three.

1. **Where you were.** One plain fact that lets us stand beside you. *"For a year after Dan died I set out two cups."*
2. **What happened.** What somebody did or said, or what you did. *"Nobody at church told me to stop."*
3. **What is different now.** Not for ever, just now. *"They came, and drank from the second one."*

That is the whole of Maria's story, and people write to us about it every week. She had brought four pages of notes. She left them on the chair.

## Take out the explaining

Read your three sentences aloud and listen for the words that tell us what to think: *amazing, devastating, miraculous, blessed*. Take each one out and see whether the sentence falls over. It seldom does. If the thing was amazing, we shall notice.

Do the same with words that only church people use. You need not hide your faith; just say it as you would to the person beside you on the bus. "I asked God for help, out loud, in the car" is clearer than "I surrendered it", and braver.

## Leave the loose thread

The most common mistake is a tidy ending. If your brother still does not speak to you, say so. If you are sober for four hundred days and frightened of the next one, say that. A listener with the same trouble is checking whether you are telling the truth, and the loose thread is how they know.

The man born blind, in John's Gospel, was questioned by experts who wanted a theory. He did not have one. He said:

> One thing I do know: that though I was blind, now I see.

*John 9:25 (World English Bible)*

It takes about four seconds to say. Nobody in the room could answer it.

## Then practise once, and stop

Say it once to somebody you trust. Ask them one question: *what did you see?* If they describe the picture you meant, you are ready. If they say "it was very moving", go back and look for the moment.

After that, do not polish. A story that has been rehearsed ten times begins to belong to the performance. We would rather have your second attempt, with the pause in it, than your twentieth.`,
};
