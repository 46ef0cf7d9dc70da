import * as z from "zod/mini";

/** A visitor who signed up, as the site knows them. */
export const memberSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

export type Member = z.output<typeof memberSchema>;
