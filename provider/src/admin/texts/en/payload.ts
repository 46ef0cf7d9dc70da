import { PASSWORD_MIN_LENGTH } from "../../../features/staff/password-length";

/** Replaces Payload's own words, which mention documents, file formats and the program itself. */
export const payload = {
  error: {
    followingFieldsInvalid_one: "Please check this again:",
    followingFieldsInvalid_other: "Please check these again:",
  },
  general: {
    createNew: "Add new",
    createNewLabel: "Add new {{label}}",
    creatingNewLabel: "Adding new {{label}}",
    // A restored record is as it was before: see `features/trash`.
    aboutToRestoreAsDraft: "Restore the {{label}} <1>{{title}}</1> as it was?",
    aboutToRestoreAsDraftCount: "Restore {{count}} {{label}} as they were?",
    noResultsFound: "There’s nothing here.",
    noResultsDescription: "Nothing has been added yet, or nothing matches your search and filters.",
    payloadSettings: "Appearance",
    untitled: "Unnamed",
  },
  version: { preview: "See on the site", saveDraft: "Save draft" },
  validation: {
    // Only passwords have a minimum length here.
    longerThanMin: `A password needs at least ${PASSWORD_MIN_LENGTH} characters.`,
  },
};
