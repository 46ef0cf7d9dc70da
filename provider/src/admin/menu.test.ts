/** @jest-environment node */
import { hiddenFromReviewers } from "./menu";

const users = {
  admin: { id: "1", collection: "staff", role: "admin" as const },
  editor: { id: "2", collection: "staff", role: "editor" as const },
  reviewer: { id: "3", collection: "staff", role: "reviewer" as const },
  member: { id: "2", collection: "members", role: "admin" as const },
};

it("hides everything but stories and messages from reviewers, and from others what hides itself", () => {
  const shownTo = (slug: string, hidden?: boolean | (() => boolean)) => {
    const rule = hiddenFromReviewers(slug, hidden);
    return Object.values(users).map((user) => !(typeof rule === "function" ? rule({ user }) : rule));
  };
  expect(shownTo("videos")).toEqual([true, true, false, false]);
  expect(shownTo("stories")).toEqual([true, true, true, true]);
  expect(shownTo("members", () => true)).toEqual([false, false, false, false]);
  expect(shownTo("videos", true)).toEqual([false, false, false, false]);
});
