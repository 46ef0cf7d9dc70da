import type { SeedBlog } from "../types";

export const notAnAdvertisement: SeedBlog = {
  slug: "a-testimony-is-not-an-advertisement",
  title: "A testimony is not an advertisement",
  author: "Daniel Osei",
  postedDate: "2025-06-19T12:00:00.000Z",
  excerpt: "Both want you to believe something. Only one of them is allowed to say what it cost.",
  fVideo: "images/blog-not-an-advert.jpg",
  imageAlt: "A dark street of unlit shop signs with one small house window glowing at the end",
  content: `We are all very good at recognising advertisements. We had to become so, to get through the day. Something in the light, the music, the speed of the smile, and before a word has been spoken we have taken one step back inside ourselves.

The trouble is that a good many stories of faith look and sound exactly like that. There is the problem (in grey), there is the turning point (with strings), and there is the after (outdoors). Everybody means well. And the viewer, who may be in the worst week of their life, takes one step back.

## What a witness is

The word *testimony* does not come from marketing. It comes from a court. A witness is asked to say what they saw, and no more. If they were not there, they must say so. If they do not know, they must say that. They may not guess at motives, and nobody asks them to be interesting. Their only strength is that they are telling the truth and can be questioned about it.

When Jesus had set a man free whom the whole district was afraid of, the man wanted to come along. Jesus gave him a different task:

> Go to your house, to your friends, and tell them what great things the Lord has done for you, and how he had mercy on you.

*Mark 5:19 (World English Bible)*

Go *home*. Tell the people who knew you before, who can check, and who will still be there next week to see whether it lasts. It is hard to think of a worse plan for a campaign, or a better one for the truth.

## Five differences

When we review stories we ask ourselves which of the two we are watching. These are our tests.

1. **An advertisement hides the cost.** A witness mentions it: *it took me two more years to mean it.*
2. **An advertisement is about the product.** A witness remembers other people: the neighbour, the sister, the man with the soup.
3. **An advertisement speaks to everybody.** A witness speaks to one. You can usually tell whom they had in mind.
4. **An advertisement ends with you.** *Call now.* A witness ends with what happened, and leaves you free.
5. **An advertisement can't be wrong.** A witness says "as far as I remember", and you believe the rest the more for it.

## What this means for our site

It is why the music under a story, where there is any, stays far below the voice, and why no counter shows how many others have watched. It is why we do not choose the still that shows somebody crying. It is why a story may be told over a painted landscape, or a kitchen, when the teller does not wish to be seen, but never over a slogan.

We have been told that all of this costs us viewers, and it may. But a person who is looking for help does not need to be caught. They need to be able to see that there is a light, and that somebody is home, and to come to the door in their own time.

## A request

If you are about to tell your story, then, please do not try to be convincing. You are not the lawyer. You are not the judge either. You are somebody who was there. Say what you saw, say it plainly, and trust the rest of us, and God, with what happens next.`,
};
