/** @jest-environment node */
import { smtpOptions } from "./smtp.mjs";

it.each([
  ["smtp://mail.example.org", false, { secure: false, port: 587, requireTLS: true }],
  ["smtp://127.example.org:25", false, { requireTLS: true }],
  ["smtp://mail.example.org:25", true, { port: 25, requireTLS: false }],
  ["smtps://mail.example.org", false, { secure: true, port: 465 }],
  ["smtp://localhost:2525", false, { requireTLS: false }],
  ["smtp://127.0.0.1:2525", false, { requireTLS: false }],
  ["smtp://[::1]:2525", false, { requireTLS: false }],
])("%s, if unencrypted mail is allowed: %s", (address, allowsPlain, expected) => {
  expect(smtpOptions(address, allowsPlain)).toMatchObject(expected);
});
