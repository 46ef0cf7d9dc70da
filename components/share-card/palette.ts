import tailwind from "@/tailwind.config";

/** The site's colours, for cards that are drawn without its stylesheet. */
export const { dusk, lamp } = tailwind.theme.extend.colors;

/** Space between a card's edge and what stands on it, in pixels. */
export const MARGIN = 64;
