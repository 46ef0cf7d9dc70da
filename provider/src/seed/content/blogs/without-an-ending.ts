import type { SeedBlog } from "../types";

export const withoutAnEnding: SeedBlog = {
  slug: "when-the-story-has-no-ending-yet",
  title: "When the story has no ending yet",
  author: "Hannah Brook",
  postedDate: "2025-07-10T12:00:00.000Z",
  excerpt:
    "A third of the psalms are complaints. Why do we wait until the problem is solved before we let anyone speak?",
  fVideo: "images/blog-no-ending.jpg",
  imageAlt: "A footpath that disappears into morning fog between two bare trees",
  content: `"I'd like to tell my story," a woman wrote to us, "but I can't yet. It hasn't worked out." She had been ill for six years. She was waiting to be well so that she could tell people what God had done.

I understood her at once. Nearly every testimony I grew up with had the same shape: it was bad, I prayed, it is good. The only people ever invited to the front were those who had reached the third part. Without anybody saying so, we learned that the middle of a story is a private place, where you wait until you are presentable.

## What the Bible does instead

It is strange that we learned this in church, because the book we read there does the opposite. About a third of the psalms are laments. They do not report a rescue; they ask where it is.

> How long, Yahweh? Will you forget me forever?

*Psalm 13:1 (World English Bible)*

This was not crossed out when things got better. It was given a tune. Whole congregations stood and sang it, including the people who were having an excellent year, so that those who were not would find the words already in the room.

If those songs had waited for the ending, we would not have them.

## Who needs the middle

Think of the last time you were in real trouble. Whose voice could you bear? I doubt that it was somebody explaining how well it had all turned out for them. It was somebody a few steps ahead of you in the same fog, near enough for you to hear their footsteps.

That is who an unfinished story is for. When Samuel tells us that he could not pray, and that a friend said, "then sit in the boat and let me row", he does not say that the depression has gone. It has not. We have had more messages about those few seconds than about any healing. They say the same thing in different words: *I thought it was only me.*

## How to tell it

Telling from the middle is harder than telling from the end, and there are a few things worth knowing.

- **Say where you are.** "I am still in this." It is a relief to everybody, and above all to you.
- **Do not promise.** You need not add "but I know that it will all make sense one day" unless you do know it. If you only hope it, say that you hope it. Hope is the stronger word.
- **Look for what has held.** Not what was solved: what held. One person who kept coming. A line you could still say. Getting up to feed the birds.
- **Mind the wound.** There is a difference between a story that is unfinished and one that is still bleeding. If you cannot tell it to one friend without going to pieces, tell it to that friend again, and not to a camera. It will keep.
- **Leave yourself a way back.** You may take it down. You may also add to it. Some of our tellers come back each year and film the next minute.

## She came in the end

The woman who wrote to us came in March. She filmed for fifty seconds. She said what her mornings are like, named the neighbour who does her shopping, and finished with: "So that's where we have got to, God and I." Then she reached over and switched off the phone herself.

There is no ending on it. I have watched it more often than any other.`,
};
