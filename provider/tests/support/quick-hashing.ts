import crypto from "node:crypto";

const { pbkdf2 } = crypto;

/** Passwords of tests are worth no work: each sign-in would take a quarter of a second. */
crypto.pbkdf2 = (password, salt, _iterations, bytes, digest, done) => {
  pbkdf2(password, salt, 1, bytes, digest, done);
};
