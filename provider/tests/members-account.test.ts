import { randomUUID } from "node:crypto";

import { codeIn, INVALID, memberIn, PENDING, startMembers, wrong } from "./support/members";
import { API_TOKEN } from "./support/provider";

const { call, codeBy, mailAfter, mailsTo, pass, request, rows, signUp, staff } = await startMembers();

const email = "ann@example.org";
const next = "ann.lee@example.org";
const NOT_FOUND = { status: "error", message: "User not found." };

it("a member's names are saved at once, a new address with a code sent there", async () => {
  const userId = await signUp(email);
  const path = "/update_user_profile";
  const renamed = await call(path, {
    firstName: "Anna",
    lastName: "Lea",
    email: " ANN@example.org",
    userId,
  });
  expect(memberIn(renamed)).toEqual({ _id: userId, firstName: "Anna", lastName: "Lea", local: { email } });

  const profile = { firstName: "Hannah", lastName: "Lea", email: next, userId };
  const mail = await mailAfter(next, async () => {
    const answer = await call(path, profile);
    expect(answer.status).toBe(PENDING);
    expect(answer.body).toEqual({
      status: "pending",
      message: "Please enter the code that was sent to the new email address.",
    });
  });
  expect(mail.text).toContain("This is your code to use this address for your account:");
  const otp = codeIn(mail);
  const refused = await call(path, { ...profile, otp: wrong(otp) });
  expect([refused.status, refused.body]).toEqual([401, INVALID]);
  // The code is for this member and this address alone.
  pass(1);
  const ben = await signUp("ben@example.org", { firstName: "Ben" });
  expect((await call(path, { ...profile, userId: ben, otp })).status).toBe(401);
  expect((await call(path, { ...profile, email: "ann.lea@example.org", otp })).status).toBe(401);
  expect((await call("/verify-otp", { email: next, otp })).status).toBe(401);
  expect((await call("/signup", { ...profile, otp })).status).toBe(401);

  const farewell = await mailAfter(email, async () => {
    expect(memberIn(await call(path, { ...profile, otp }))).toEqual({
      _id: userId,
      firstName: "Hannah",
      lastName: "Lea",
      local: { email: next },
    });
  });
  expect(farewell.subject).toBe("Your address at Lampstand was changed");
  expect((await call(path, { ...profile, email, otp })).status).toBe(401);
  pass(1);
  const login = await codeBy("/generate-otp", { email: next });
  expect(memberIn(await call("/verify-otp", { email: next, otp: login }))._id).toBe(userId);

  // Another member's address: the same answer, but no code.
  const taken = await mailAfter("ben@example.org", async () => {
    expect((await call(path, { ...profile, email: "ben@example.org" })).status).toBe(PENDING);
  });
  expect(taken.subject).toBe("You already have an account at Lampstand");
  const toBen = await mailsTo("ben@example.org");
  expect(toBen.filter(({ text }) => text?.includes("use this address"))).toHaveLength(1);
  const guess = await call(path, { ...profile, email: "ben@example.org", otp: "123456" });
  expect([guess.status, guess.body]).toEqual([401, INVALID]);
});

it("names that are saved while the address changes leave the new one", async () => {
  const userId = await signUp(email);
  let address = email;
  for (let round = 0; round < 6; round += 1) {
    pass(61);
    const moved = `ann${round}@example.org`;
    const profile = { firstName: "Ann", lastName: "Lee", userId };
    const otp = await codeBy("/update_user_profile", { ...profile, email: moved });
    const old = address;
    const renamed = () => call("/update_user_profile", { ...profile, firstName: "Anna", email: old });
    const answers = await Promise.all([
      renamed(),
      renamed(),
      call("/update_user_profile", { ...profile, email: moved, otp }),
      renamed(),
      renamed(),
    ]);
    expect(answers[2].status).toBe(200);
    address = moved;
    expect((await rows("members"))[0]).toMatchObject({ email: moved });
  }
});

it("an account is the site's alone to ask for", async () => {
  const userId = await signUp(email);
  const person = { firstName: "Eve", lastName: "Lee", email, userId };
  for (const path of ["/update_user_profile", "/delete_user", "/export_user"]) {
    for (const authorization of ["", "Bearer ", "Bearer not-the-token-of-the-site", API_TOKEN]) {
      const response = await call(path, person, { authorization });
      expect(response.status).toBe(401);
      expect(response.headers["www-authenticate"]).toBe("Bearer");
    }
    for (const unknown of [randomUUID(), "1", "' OR 1=1 --", "../members"]) {
      const answer = await call(path, { ...person, userId: unknown });
      expect([answer.status, answer.body]).toEqual([404, NOT_FOUND]);
    }
    for (const odd of [undefined, null, 1, {}, "x".repeat(201)]) {
      const answer = await call(path, { ...person, userId: odd });
      expect([answer.status, answer.body]).toEqual([422, NOT_FOUND]);
    }
  }
  for (const [change, sentence] of [
    [{ firstName: "" }, "First Name is required"],
    [{ lastName: " " }, "Last Name is required"],
    [{ email: "" }, "Email is required"],
    [{ email: "ann" }, "Enter a valid email address"],
    [{ email: next, otp: "abc" }, "OTP must be a 6-digit number"],
    [{ email: next, otp: "12345" }, "OTP must be a 6-digit number"],
  ] as const) {
    const answer = await call("/update_user_profile", { ...person, ...change });
    expect([answer.status, answer.body.message]).toEqual([422, sentence]);
  }
  const [member] = await rows("members");
  expect(member).toMatchObject({ firstName: "Ann", lastName: "Lee", email });
});

it("staff find members, cannot change them, and end their codes by deleting them", async () => {
  const userId = await signUp(email);
  expect(await staff.find("members", "email", email)).toMatchObject({ id: userId, firstName: "Ann" });
  expect(await staff.find("members", "email", email)).not.toHaveProperty("formerEmails");
  await expect(staff.update("members", userId, { email: "eve@example.org" })).rejects.toThrow("403");
  await expect(staff.create("members", { firstName: "E", lastName: "F", email: next })).rejects.toThrow(
    "403",
  );
  for (const method of ["GET", "POST", "DELETE"]) {
    const { status } = await request.fetch("/api/members?where[id][exists]=true", { method });
    expect([method, status]).toEqual([method, 403]);
  }
  await expect(staff.list("one-time-codes")).rejects.toThrow("403");
  await expect(staff.list("code-accounts")).rejects.toThrow("403");

  pass(1);
  const otp = await codeBy("/generate-otp", { email });
  await staff.remove("members", userId);
  expect((await call("/verify-otp", { email, otp })).status).toBe(401);
  expect(await rows("one-time-codes")).toHaveLength(0);
});
