import { readFileSync } from "node:fs";
import path from "node:path";
import { siFacebook, siInstagram, siTiktok, siYoutube } from "simple-icons";
import { NETWORK_NAMES } from "./social-icon";

const ICONS = { facebook: siFacebook, instagram: siInstagram, tiktok: siTiktok, youtube: siYoutube };

it("has each network's logo as its owner draws it", () => {
  const file = readFileSync(path.join(__dirname, "../../public/icons/networks.svg"), "utf8");
  const drawings = [
    ...file.matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24"><path d="([^"]+)"\/><\/symbol>/g),
  ];
  expect(Object.fromEntries(drawings.map(([, name = "", drawing]) => [name, drawing]))).toEqual(
    Object.fromEntries(Object.entries(ICONS).map(([name, icon]) => [name, icon.path])),
  );
  expect(Object.keys(NETWORK_NAMES).sort()).toEqual(Object.keys(ICONS));
});
