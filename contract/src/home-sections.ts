/** The sections of the home page that staff write, in their order. Lists of stories appear after one of them. */
export const HOME_SECTIONS = ["opening", "follow", "carousel", "promotion"] as const;

export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Where these lists appear if staff have not chosen. */
export const HOME_SECTION_DEFAULT: HomeSection = "opening";
