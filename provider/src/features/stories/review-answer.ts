import * as z from "zod/mini";

const person = z.object({
  /** Of the record of their answer; empty for the storyteller and in the trash. */
  id: z.string(),
  role: z.enum(["teller", "parent", "seen"]),
  name: z.string(),
  email: z.string(),
  state: z.enum(["agreed", "asked", "unasked", "withdrew"]),
  moment: z.string(),
  mayBeAsked: z.boolean(),
});

/** Somebody who is seen in a story or has a say, and whether staff may ask them by email now. */
export type Person = z.infer<typeof person>;

const step = z.union([
  z.object({ does: z.literal("ask"), person }),
  z.object({ does: z.enum(["publish", "approve", "askParent", "takeOff", "decline"]) }),
]);

/** Something that staff can do about a story now. */
export type Step = z.infer<typeof step>;

/** What staff read and can press in a review. It comes from the functions that refuse. */
export const reviewAnswer = z.object({
  /** The story's decision, as stored. */
  status: z.enum(["Pending", "Published", "Declined", "Withdrawn"]),
  people: z.array(person),
  mayAskOthers: z.boolean(),
  /** The parent whom the storyteller named or somebody asked, unless there are several or they have answered. */
  knownParent: z.optional(z.object({ name: z.string(), email: z.string() })),
  /** Why the story can't be published now; empty if it can or nobody may decide. */
  problem: z.string(),
  steps: z.array(step),
});

export type Review = z.infer<typeof reviewAnswer>;
