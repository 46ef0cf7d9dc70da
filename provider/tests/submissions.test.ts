import { randomUUID } from "node:crypto";

import { failure } from "./support/shapes";
import { someEmail, visitor } from "./support/visitor";
import { startProvider } from "./support/provider";

const { request, staff } = await startProvider();

const calls = [
  {
    path: "/add-join-us",
    collection: "testimony-consents",
    status: 201,
    message: "Form submitted successfully",
    code: "testimony.sent",
    required: { fullName: "Ruth" },
    full: {
      fullName: "Ruth Alvarez",
      recordedAt: "St Mark's",
      phone: "+14155550123",
      churchWebLink: "st-marks.example",
      agreeToUseTestimony: true,
      agreeToPromotions: false,
    },
  },
  {
    path: "/add_contact_us",
    collection: "contact-messages",
    status: 200,
    message: "Contact Us form submitted successfully!",
    code: "contact.sent",
    required: { name: "Ruth", message: "Hello" },
    full: { name: "Ruth", recordedAt: "Sunday", phoneNo: "+14155550123", message: "Hello\n\nthere" },
  },
  {
    path: "/add_volunteer_contact_us",
    collection: "volunteer-contacts",
    status: 200,
    message: "Form submitted successfully!",
    code: "volunteer.sent",
    required: { name: "Ruth", message: "Hello" },
    full: { name: "Ruth", phoneNumber: "+14155550123", message: "I can make soup." },
  },
];

for (const { path, collection, status, message, code, required, full } of calls) {
  it(`${path} stores what was sent`, async () => {
    const email = someEmail();
    const answer = await visitor(request).send(path, { ...full, email });
    expect(answer.status).toBe(status);
    expect(answer.json()).toEqual({ status: "success", message, code });
    expect(await staff.sentBy(collection, email)).toEqual([
      expect.objectContaining({ ...full, email, isHandled: false }),
    ]);
  });

  it(`${path} requires nothing but what it needs`, async () => {
    const email = someEmail();
    const { send } = visitor(request);
    expect((await send(path, { ...required, email })).status).toBe(status);
    const nothing = Object.fromEntries(Object.keys(full).map((name) => [name, null]));
    expect((await send(path, { ...nothing, ...required, email, another: "field" })).status).toBe(status);
    expect(await staff.sentBy(collection, email)).toHaveLength(2);
  });

  it(`${path} stores a repeated submission once`, async () => {
    const email = someEmail();
    const { send } = visitor(request);
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(path, { ...required, email }, key)),
    );
    answers.push(await send(path, { ...required, email }, key));
    for (const answer of answers) {
      expect(answer.status).toBe(status);
      expect(answer.json()).toEqual({ status: "success", message, code });
    }
    expect(await staff.sentBy(collection, email)).toHaveLength(1);

    await send(path, { ...required, email }, { "idempotency-key": randomUUID() });
    await send(path, { ...required, email });
    expect(await staff.sentBy(collection, email)).toHaveLength(3);
  });

  it(`${path} refuses an invalid key`, async () => {
    const { send } = visitor(request);
    for (const key of ["", "two words", "a;b", "x".repeat(101)]) {
      const answer = await send(path, { ...required, email: someEmail() }, { "idempotency-key": key });
      expect(answer.status).toBe(400);
      failure.parse(answer.json());
    }
  });

  it(`${path} refuses a body that isn't a form`, async () => {
    const { send } = visitor(request);
    const refusals: [number, string, Record<string, string>][] = [
      [415, JSON.stringify({ ...required, email: someEmail() }), { "content-type": "text/plain" }],
      [415, "name=Ruth", { "content-type": "application/x-www-form-urlencoded" }],
      [415, "{}", { "content-type": "application/jsonp" }],
      [413, JSON.stringify({ ...required, message: "x".repeat(70_000) }), {}],
      [400, "", {}],
      [400, "{", {}],
      [400, "\u0000", {}],
      [400, "[]", {}],
      [400, "null", {}],
      [400, '"a form"', {}],
      [400, "[".repeat(60_000), {}],
    ];
    for (const [expected, body, headers] of refusals) {
      const answer = await send(path, Buffer.from(body), headers);
      expect(answer.status).toBe(expected);
      failure.parse(answer.json());
    }
    const notUtf8 = await send(path, Buffer.from([0x22, 0xff, 0xfe, 0x22]));
    expect(notUtf8.status).toBe(400);
  });

  it(`${path} stores hostile text as text`, async () => {
    const email = someEmail();
    const name = "fullName" in required ? "fullName" : "name";
    const words = `<script>alert(1)</script> '; DROP TABLE staff; -- \ud800\u0000 \u202e 💛 {{7*7}}`;
    expect((await visitor(request).send(path, { ...required, [name]: words, email })).status).toBe(status);
    expect(await staff.sentBy(collection, email)).toEqual([
      expect.objectContaining({
        [name]: `<script>alert(1)</script> '; DROP TABLE staff; -- \ufffd \u202e 💛 {{7*7}}`,
      }),
    ]);
  });

  it(`${path} doesn't break on any body`, async () => {
    const odd = [
      null,
      0,
      -1,
      1e308,
      true,
      "",
      " ",
      "null",
      [],
      {},
      [{}],
      { a: 1 },
      "\u0000",
      "x".repeat(9_000),
    ];
    const names = [
      ...Object.keys(full),
      "email",
      "consents",
      "__proto__",
      "id",
      "submissionKey",
      "createdAt",
    ];
    const answers = names.map(async (name, number) => {
      const { send } = visitor(request);
      for (const value of odd) {
        const body = `{${JSON.stringify(name)}:${JSON.stringify(value)},"x":${number}}`;
        const whole = { ...required, email: someEmail(), [name]: value };
        for (const data of [Buffer.from(body), whole]) {
          const answer = await send(path, data);
          expect([200, 201, 400, 422]).toContain(answer.status);
        }
      }
    });
    await Promise.all(answers);
  });

  it(`${path} can't set what visitors may not set`, async () => {
    const email = someEmail();
    const { id } = await staff.create("hashtags", { name: randomUUID(), slug: randomUUID() });
    const own = {
      id,
      isHandled: true,
      readAt: "2020-01-01T00:00:00.000Z",
      createdAt: "2020-01-01T00:00:00.000Z",
    };
    expect((await visitor(request).send(path, { ...required, email, ...own })).status).toBe(status);
    const [record] = await staff.sentBy(collection, email);
    expect(record).toMatchObject({ isHandled: false, readAt: null });
    expect(record?.id).not.toBe(id);
    expect(record?.createdAt).not.toBe(own.createdAt);
    await staff.remove("hashtags", id);
  });
}

const person = { email: "ruth@example.org" };
const testimony = { ...person, fullName: "Ruth" };
const note = { ...person, name: "Ruth", message: "Hello" };

const rules: [path: string, data: object, sentence: string][] = [
  ["/add-join-us", { ...testimony, fullName: "" }, "Full name is required"],
  ["/add-join-us", { ...testimony, fullName: " \t " }, "Full name is required"],
  ["/add-join-us", { ...testimony, fullName: "\u200b\u2060" }, "Full name is required"],
  ["/add-join-us", { ...testimony, fullName: "x".repeat(201) }, "The name can have at most 200 characters."],
  ["/add-join-us", { ...testimony, fullName: 5 }, "The field ‘name’ must be text."],
  ["/add-join-us", { ...testimony, email: undefined }, "Email is required"],
  ["/add-join-us", { ...testimony, email: "ruth@" }, "Invalid email address"],
  [
    "/add-join-us",
    { ...testimony, email: `${"x".repeat(250)}@example.org` },
    "The email address can have at most 254 characters.",
  ],
  ["/add-join-us", { ...testimony, phone: "555" }, "Invalid phone number"],
  [
    "/add-join-us",
    { ...testimony, recordedAt: "x".repeat(501) },
    "The place of recording can have at most 500 characters.",
  ],
  [
    "/add-join-us",
    { ...testimony, churchWebLink: "x".repeat(2001) },
    "The link can have at most 2000 characters.",
  ],
  ["/add-join-us", { ...testimony, agreeToUseTestimony: "yes" }, "Please tick the box or leave it empty."],
  ["/add-join-us", { ...testimony, consents: "all" }, "We couldn’t read the list of consents."],
  ["/add_contact_us", { ...note, name: undefined }, "Full name is required."],
  ["/add_contact_us", { ...note, email: "" }, "Email is required."],
  ["/add_contact_us", { ...note, email: "a@b" }, "Invalid email format"],
  ["/add_contact_us", { ...note, phoneNo: "0441234" }, "Invalid phone number"],
  ["/add_contact_us", { ...note, message: "" }, "Message is required."],
  ["/add_contact_us", { ...note, message: "\u200d\u3164" }, "Message is required."],
  [
    "/add_contact_us",
    { ...note, message: "😀".repeat(5001) },
    "The message can have at most 5000 characters.",
  ],
  [
    "/add_contact_us",
    { ...note, message: "x".repeat(5001) },
    "The message can have at most 5000 characters.",
  ],
  ["/add_volunteer_contact_us", { ...note, name: "" }, "Full name is required."],
  ["/add_volunteer_contact_us", { ...note, email: "a@b.c\nBcc: d@e.fg" }, "Invalid email format"],
  ["/add_volunteer_contact_us", { ...note, phoneNumber: "+1" }, "Invalid phone number"],
  ["/add_volunteer_contact_us", { ...note, message: null }, "Message is required."],
];

it("input that breaks a form's rules gets a sentence", async () => {
  const { send } = visitor(request);
  for (const [path, data, sentence] of rules) {
    const answer = await send(path, data);
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({ status: "error", message: sentence });
  }
});

it("an emoji counts as one character", async () => {
  const email = someEmail();
  const [name, message] = ["😀".repeat(200), "😀".repeat(5000)];
  expect((await visitor(request).send("/add_contact_us", { email, name, message })).status).toBe(200);
  expect(await staff.sentBy("contact-messages", email)).toEqual([expect.objectContaining({ name, message })]);
});

it("'null' as a recording counts as none", async () => {
  const email = someEmail();
  await visitor(request).send("/add_contact_us", { ...note, email, recordedAt: "null" });
  expect(await staff.sentBy("contact-messages", email)).toEqual([
    expect.objectContaining({ recordedAt: "" }),
  ]);
});
