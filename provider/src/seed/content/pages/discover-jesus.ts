import type { SeedPage } from "../types";

export const discoverJesus: SeedPage = {
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
