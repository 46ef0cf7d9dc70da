/**
 * The migrations that the first one of each database has taken the place of, in their order. Whoever carried out all of them has
 * the tables that it makes.
 */
export const replacedMigrations = {
  sqlite: [
    "20261122_071728_initial",
    "20261122_164548_staff_sign_in",
    "20261122_212054_church_week",
    "20261123_071626_told_sites",
    "20261123_115341_purges",
    "20261123_235059_story_length",
  ],
  postgres: [
    "20261122_071823_initial",
    "20261122_164600_staff_sign_in",
    "20261122_212117_church_week",
    "20261123_071632_told_sites",
    "20261123_115354_purges",
    "20261123_235103_story_length",
  ],
};
