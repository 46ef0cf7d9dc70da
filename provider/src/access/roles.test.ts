/** @jest-environment node */
import {
  hasAdminRole,
  hasEditorRole,
  hiddenFromReviewers,
  isAdminOrSelf,
  isStaff,
  isStaffUser,
} from "./roles";

const users = {
  admin: { id: "1", collection: "staff", role: "admin" as const },
  editor: { id: "2", collection: "staff", role: "editor" as const },
  reviewer: { id: "3", collection: "staff", role: "reviewer" as const },
  member: { id: "2", collection: "members", role: "admin" as const },
};

/** What a rule says for whoever asks, of whom it looks at nothing else. */
const ask = (rule: unknown, user: unknown): unknown =>
  typeof rule === "function" ? Reflect.apply(rule, undefined, [{ req: { user } }]) : undefined;

it("staff are those of the staff's collection, whatever else somebody who is signed in has", () => {
  expect(Object.values(users).map(isStaffUser)).toEqual([true, true, true, false]);
  expect(Object.values(users).map(hasAdminRole)).toEqual([true, false, false, false]);
  expect(Object.values(users).map(hasEditorRole)).toEqual([true, true, false, false]);
  expect([users.admin, users.editor, users.member, null].map((user) => ask(isStaff, user))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("an editor sees their own account, an admin every one", () => {
  expect([users.admin, users.editor, users.member, null].map((user) => ask(isAdminOrSelf, user))).toEqual([
    true,
    { id: { equals: "2" } },
    false,
    false,
  ]);
});

it("hides from a reviewer what is neither a story nor a message, and from others what hides itself", () => {
  const shownTo = (slug: string, hidden?: boolean | (() => boolean)) => {
    const rule = hiddenFromReviewers(slug, hidden);
    return Object.values(users).map((user) => !(typeof rule === "function" ? rule({ user }) : rule));
  };
  expect(shownTo("videos")).toEqual([true, true, false, false]);
  expect(shownTo("stories")).toEqual([true, true, true, true]);
  expect(shownTo("members", () => true)).toEqual([false, false, false, false]);
  expect(shownTo("videos", true)).toEqual([false, false, false, false]);
});
