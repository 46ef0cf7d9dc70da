/** Texts that end, break or change a document if they are inserted carelessly. */
export const HOSTILE_TEXTS = [
  "Tom & Jerry &amp; &nope;",
  "a < b > c",
  "one ]]> two ]]> three",
  "</script><script>alert(1)</script>",
  "<!-- <script> -->",
  "\"quotes\" and 'apostrophes'",
  "control \u0000\u0001\u0008\u000B\u000C\u001B\u007F\u0085\u009F characters",
  "line\u2028and paragraph\u2029separators",
  "a half \uD83D of an emoji, and \uDE00 the other",
  "whole emoji \u{1F600} and \u{1F468}\u200D\u{1F469}\u200D\u{1F467}",
  "no characters \uFFFE\uFFFF",
  "\u202Eright to left\u202C",
  '=HYPERLINK("https://evil.example")',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>',
];
