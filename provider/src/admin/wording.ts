import { PASSWORD_MIN_LENGTH } from "../features/staff/own-password";

/** Words of the admin in place of Payload's own, which speak of documents, files' formats and the program itself. */
export const adminWording = {
  error: {
    followingFieldsInvalid_one: "Please look at this once more:",
    followingFieldsInvalid_other: "Please look at these once more:",
  },
  general: {
    createNew: "Add new",
    createNewLabel: "Add new {{label}}",
    creatingNewLabel: "Adding new {{label}}",
    // What stands in the trash is as it was when it comes back: see `features/trash`.
    aboutToRestoreAsDraft:
      "You are about to restore the {{label}} <1>{{title}}</1>, as it was. Are you sure?",
    aboutToRestoreAsDraftCount: "You are about to restore {{count}} {{label}}, as they were.",
    noResultsFound: "There is nothing here.",
    noResultsDescription: "Nothing has been added yet, or nothing fits your search and filters.",
    payloadSettings: "How the admin looks",
    untitled: "No name yet",
  },
  version: { preview: "See on the site", saveDraft: "Save draft" },
  validation: {
    // Passwords alone have a least length here.
    longerThanMin: `A password needs at least ${PASSWORD_MIN_LENGTH} characters.`,
  },
};
