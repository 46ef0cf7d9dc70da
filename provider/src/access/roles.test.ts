/** @jest-environment node */
import { hasAdminRole, hasEditorRole, isAdminOrSelf, isStaff, isStaffUser } from "./roles";

const users = {
  admin: { id: "1", collection: "staff", role: "admin" as const },
  editor: { id: "2", collection: "staff", role: "editor" as const },
  reviewer: { id: "3", collection: "staff", role: "reviewer" as const },
  member: { id: "2", collection: "members", role: "admin" as const },
};

/** Asks a rule about a user; the rule looks at nothing else. */
const ask = (rule: unknown, user: unknown): unknown =>
  typeof rule === "function" ? Reflect.apply(rule, undefined, [{ req: { user } }]) : undefined;

it("only accounts of the staff collection are staff, whatever else a user has", () => {
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

it("editors see their own account, admins every account", () => {
  expect([users.admin, users.editor, users.member, null].map((user) => ask(isAdminOrSelf, user))).toEqual([
    true,
    { id: { equals: "2" } },
    false,
    false,
  ]);
});
