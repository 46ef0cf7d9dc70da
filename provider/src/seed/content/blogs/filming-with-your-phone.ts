import type { SeedBlog } from "../types";

export const filmingWithYourPhone: SeedBlog = {
  slug: "filming-a-story-with-the-phone-you-have",
  title: "Filming a story with the phone you have",
  author: "Ruth Calder",
  postedDate: "2025-07-31T12:00:00.000Z",
  excerpt:
    "A window, a stack of books and a quiet room will do more for your story than any camera you could buy.",
  fVideo: "images/blog-filming.jpg",
  imageAlt: "A phone propped upright on a stack of books, facing a chair beside a bright window",
  content: `About nine in ten stories that reach us were filmed on an ordinary phone, and a few of the best were filmed on a cracked one. What goes wrong is hardly ever the camera. It is nearly always the sound, the light, or the person being alone with a lens. All three can be mended in ten minutes, without buying anything.

## Sound first

People forgive a dim picture. They do not forgive having to strain.

- **Choose the room with your ears.** Stand in it and be still. Can you hear the fridge, the road, the boiler? A bedroom with curtains and a full wardrobe is usually the best studio in the house. A kitchen is usually the worst.
- **Come close.** A phone's microphone works well at arm's length and poorly at two. If you are near enough to touch it, you are near enough.
- **Put it in flight mode.** A call in the middle of a sentence ends the recording on some phones, and the mood on all of them.
- **No music.** We will not be able to publish a song you do not own, and your voice is better company.

## Then light

Turn off the lamp in the ceiling. Sit facing a window, not with your back to it, about a metre away. If the sun comes straight in, hang a thin sheet or wait for a cloud. That is all. Film crews carry vans full of equipment in order to imitate what you now have.

If you can only film at night, put one lamp beside the phone, slightly above your eyes, and move it until you can see light in both eyes on the screen.

## Then the phone

Stand it **upright**, at the height of your eyes: on books, on a shelf, in a shoe. A phone that lies low looks up your nose; a hand that holds it gets tired and begins to shake. Wipe the lens with your shirt. Use the camera on the back if somebody can press the button for you, because it is the better one. Leave a little room above your head, and look into the lens, or, if that makes you stiff, at a friend who sits right beside it.

You may also film sideways. A landscape picture is welcome here, and it is the better choice if there are two of you.

## Then you

The red dot does something to people. A voice that was warm a moment ago becomes the voice of somebody reading out a will. Three things help:

1. **Have one person in the room.** Tell it to them. If nobody can come, put up a photograph of somebody who likes you.
2. **Start recording, then talk about breakfast.** We cut off the beginning anyway.
3. **When you lose your thread, stay silent, breathe, and say the sentence again.** Do not begin anew from the top. A pause is easy to shorten, and five takes will tire you out.

Wear what you would wear to a friend's house. Stripes shimmer; otherwise, anything.

## Before you send it

Watch it once with your eyes closed. If you understand every word, it is good enough. Then watch it once with the sound off, and check what stands behind you: letters with your address, a child's school badge, somebody else's photograph.

Upload the original file, even if it is large. Messenger apps squeeze films until the faces go soft. And if the connection breaks half way, leave the page open; the upload resumes where it stopped.

That is the whole craft. The rest is having something true to say, and you had that before you picked up the phone.`,
};
