import type { SeedLanguage } from "./types";

export const languages: SeedLanguage[] = [
  { name: "English", redirecturl: "https://en.lampstand.example", status: "Active" },
  { name: "Español", redirecturl: "https://es.lampstand.example", status: "Active" },
  { name: "Français", redirecturl: "https://fr.lampstand.example", status: "Active" },
  { name: "Kiswahili", redirecturl: "https://sw.lampstand.example", status: "Active" },
  { name: "한국어", redirecturl: "https://ko.lampstand.example", status: "Active" },
  { name: "Українська", redirecturl: "https://uk.lampstand.example", status: "Inactive" },
];
