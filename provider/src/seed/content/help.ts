import type { SeedHelp } from "./types";

export const help: SeedHelp = {
  page: "help-desk",
  title: "How can we help?",
  content:
    "Most questions about watching, telling or taking down a story are answered below. If yours is not among them, write to us or ring: a person reads every message, usually on the same working day.",
};
