import { codeIn, INVALID, memberIn, startMembers, wrong } from "./support/members";
import { API_TOKEN, eventually } from "./support/provider";

const { call, codeBy, log, mailAfter, pass, rows, signUp } = await startMembers();

const SENT = { status: "success", message: "OTP sent successfully.", code: "codes.sent" };

it("people sign up and log in with codes from their mail", async () => {
  const email = "ann@example.org";
  const mail = await mailAfter(email, async () => {
    expect((await call("/generate-otp-signup", { email })).body).toEqual(SENT);
  });
  const otp = codeIn(mail);
  expect(mail).toMatchObject({
    from: { name: "Lampstand", address: "no-reply@stories.example" },
    subject: `${otp} is your code for Lampstand`,
  });
  expect(mail.text).toContain("This is your code to sign up:");
  expect(mail.text).toContain("It works once, within 10 minutes. We will never ask you for it.");
  expect(mail.text).toContain("If you didn’t ask for a code, you can ignore this email.");
  expect(mail.html).toContain(`>${otp}</p>`);
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted" }));

  const person = {
    firstName: "  Ann \u0007 Mary ",
    lastName: "Lee",
    email,
    otp: ` ${otp.slice(0, 3)}-${otp.slice(3)}`,
  };
  const signedUp = await call("/signup", person);
  expect(signedUp.status).toBe(200);
  const member = memberIn(signedUp);
  expect(member).toEqual({ _id: member._id, firstName: "Ann Mary", lastName: "Lee", local: { email } });

  pass(1);
  const second = await codeBy("/generate-otp", { email });
  const loggedIn = await call("/verify-otp", { email, otp: second });
  expect(memberIn(loggedIn)).toEqual(member);

  const [row] = await rows("one-time-codes");
  expect(JSON.stringify(row)).not.toContain(second);
  expect(JSON.stringify(await rows("code-accounts"))).not.toContain("example.org");
  expect(await rows("outgoing-mails")).toEqual([]);
  for (const secret of [otp, second, "@example.org", API_TOKEN]) {
    expect(log()).not.toContain(secret);
  }
});

it("people without an account get a mail about signing up, people with one about logging in", async () => {
  const stranger = await mailAfter("ruth@example.org", () =>
    call("/generate-otp", { email: "ruth@example.org" }),
  );
  expect(stranger.subject).toBe("You don’t have an account with Lampstand yet");
  expect(stranger.text).toContain("https://stories.example/signup");
  expect(stranger.text).not.toMatch(/\d{6}/);

  await signUp("ann@example.org");
  pass(1);
  const again = { email: "ann@example.org" };
  const known = await mailAfter(again.email, () => call("/generate-otp-signup", again));
  expect(known.subject).toBe("You already have an account with Lampstand");
  expect(known.text).toContain("https://stories.example/login");
  expect(known.text).not.toMatch(/\d{6}/);
});

it("a code works for ten minutes, once, and for one purpose; a new one replaces it", async () => {
  const email = "ann@example.org";
  await signUp(email);
  await signUp("ben@example.org", { firstName: "Ben" });
  const refused = async (path: string, data: object) => {
    const answer = await call(path, { firstName: "Ann", lastName: "Lee", email, ...data });
    expect(answer).toMatchObject({ status: 401, body: INVALID });
    expect(answer.body).toEqual(INVALID);
  };

  pass(1);
  const first = await codeBy("/generate-otp", { email });
  await refused("/signup", { otp: first });
  await refused("/verify-otp", { otp: first, email: "ben@example.org" });
  await refused("/verify-otp", { otp: first, email: "ruth@example.org" });
  await refused("/verify-otp", { otp: wrong(first) });
  pass(9.9);
  expect((await call("/verify-otp", { email, otp: first })).status).toBe(200);
  await refused("/verify-otp", { otp: first });

  const late = await codeBy("/generate-otp", { email });
  pass(10);
  await refused("/verify-otp", { otp: late });

  const replaced = await codeBy("/generate-otp", { email });
  pass(1);
  const latest = await codeBy("/generate-otp", { email });
  if (replaced !== latest) await refused("/verify-otp", { otp: replaced });
  expect((await call("/verify-otp", { email, otp: latest })).status).toBe(200);
});

it("codes are sent a minute apart and five an hour, and signups don't use up login codes", async () => {
  await signUp("ann@example.org");
  for (const email of ["ann@example.org", "nobody@example.org"]) {
    const isKnown = email.startsWith("ann");
    if (!isKnown) expect((await call("/generate-otp", { email })).status).toBe(200);
    for (const path of ["/generate-otp", "/generate-otp-signup"]) {
      const tooSoon = await call(path, { email });
      expect(tooSoon.status).toBe(429);
      expect(tooSoon.retryAfter).toBeGreaterThan(0);
      expect(tooSoon.retryAfter).toBeLessThanOrEqual(60);
      expect(tooSoon.body.message).toMatch(/^We’ve just sent a code to this address\. Please try again in /);
    }
    // An earlier code was sent to log in or sign up.
    const first = isKnown ? "/generate-otp-signup" : "/generate-otp";
    const second = isKnown ? "/generate-otp" : "/generate-otp-signup";
    for (const [path, most] of [
      [first, 4],
      [second, 5],
    ] as const) {
      for (let sent = 0; sent < most; sent += 1) {
        pass(1);
        expect((await call(path, { email })).status).toBe(200);
      }
      pass(1);
      const tooMany = await call(path, { email });
      expect(tooMany.status).toBe(429);
      expect(tooMany.retryAfter).toBeGreaterThan(54 * 60);
      expect(tooMany.retryAfter).toBeLessThanOrEqual(55 * 60);
      expect(tooMany.body.message).toBe(
        "We’ve sent too many codes to this address. Please try again in 55 minutes.",
      );
    }
    pass(55);
    expect((await call(second, { email })).status).toBe(200);
    pass(61);
  }
});

it("an address is the same in any spelling, and a member is unique", async () => {
  const email = "ann@xn--bcher-kva.example";
  await signUp("  Ann@B\u00dcCHER.Example ", { to: email });
  pass(1);
  for (const written of ["ANN@b\u00fccher.example", "\uff41nn@bu\u0308cher.example", email]) {
    const otp = await codeBy("/generate-otp", { email: written }, email);
    expect(memberIn(await call("/verify-otp", { email: written, otp })).local.email).toBe(email);
    pass(1);
  }
  expect(await rows("members")).toHaveLength(1);
});

it("expired codes and their limits are deleted", async () => {
  const email = "ann@example.org";
  await signUp(email);
  const wake = () => call("/add_contact_us", { name: "Ann", email, message: "Hello" });
  await wake();
  expect(await rows("one-time-codes")).toHaveLength(1);
  pass(11);
  await wake();
  await eventually(async () => expect(await rows("one-time-codes")).toEqual([]));
  expect(await rows("code-accounts")).toHaveLength(1);
  pass(50);
  await wake();
  await eventually(async () => expect(await rows("code-accounts")).toEqual([]));
});

it("invalid input gets a sentence", async () => {
  const person = { firstName: "Ann", lastName: "Lee", email: "ann@example.org", otp: "123456" };
  const rules: [path: string, data: object, sentence: string][] = [
    ["/generate-otp", {}, "Email is required"],
    ["/generate-otp", { email: " " }, "Email is required"],
    ["/generate-otp", { email: "ann@" }, "Enter a valid email address"],
    ["/generate-otp", { email: 5 }, "The field ‘email’ must be text."],
    ["/generate-otp-signup", { email: null }, "Email is required"],
    ["/generate-otp-signup", { email: "ann@example.org,ben@example.org" }, "Invalid email format"],
    ["/generate-otp-signup", { email: "ann@example.org\r\nBcc: ben@example.org" }, "Invalid email format"],
    ["/verify-otp", { ...person, otp: "" }, "OTP is required"],
    ["/verify-otp", { ...person, otp: "abc" }, "OTP must be a 6-digit number"],
    ["/verify-otp", { ...person, otp: "12345" }, "OTP must be a 6-digit number"],
    ["/verify-otp", { ...person, otp: "1234567" }, "OTP must be a 6-digit number"],
    ["/verify-otp", { ...person, otp: 123456 }, "The field ‘code’ must be text."],
    ["/verify-otp", { ...person, otp: "x".repeat(501) }, "The code can have at most 500 characters."],
    ["/signup", { ...person, firstName: " \u0000 " }, "First name is required"],
    ["/signup", { ...person, lastName: undefined }, "Last name is required"],
    ["/signup", { ...person, firstName: "x".repeat(201) }, "The first name can have at most 200 characters."],
    ["/signup", { ...person, email: "ann@example" }, "Invalid email format"],
    ["/signup", { ...person, otp: "1" }, "OTP must be exactly 6 digits"],
  ];
  {
    for (const [path, data, sentence] of rules) {
      const answer = await call(path, data);
      expect(answer.body).toMatchObject({ status: "error", message: sentence });
      expect(answer.status).toBe(422);
    }
    expect((await call("/generate-otp", [])).status).toBe(400);
    expect(await rows("code-accounts")).toEqual([]);
  }
});
