import type { PlaywrightTestOptions } from "@playwright/test";

type Device = Required<
  Pick<PlaywrightTestOptions, "viewport" | "hasTouch" | "isMobile" | "deviceScaleFactor">
>;

const DEVICES = {
  "@desktop": {
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    isMobile: false,
    deviceScaleFactor: 1,
  },
  "@tablet": {
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
    isMobile: false,
    deviceScaleFactor: 1,
  },
  "@phone": { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 },
} satisfies Record<string, Device>;

type Tag = keyof typeof DEVICES;

/** For differences between mouse and finger. */
export const BOTH = ["@desktop", "@phone"] as const satisfies Tag[];

/** For differences in layout. */
export const ALL = ["@desktop", "@tablet", "@phone"] as const satisfies Tag[];

const isTag = (tag: string): tag is Tag => tag in DEVICES;

/** Returns the device that the tag in a test's title names; a desktop by default. */
export function deviceOf({ tags }: { tags: string[] }): Device {
  return DEVICES[tags.find(isTag) ?? "@desktop"];
}
