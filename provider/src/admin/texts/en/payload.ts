import { PASSWORD_MIN_LENGTH } from "../../../features/staff/password-length";

/** Replaces Payload's own words, which mention documents, file formats and the program itself. */
export const payload = {
  authentication: {
    backToLogin: "Back to sign-in",
    checkYourEmailForPasswordReset:
      "If there’s an account with this address, we’ve sent it a link. Please look in your spam folder too.",
    createFirstUser: "Create the first account",
    emailSent: "Check your email",
    forgotPassword: "Forgot your password?",
    forgotPasswordEmailInstructions:
      "Enter the address you sign in with. We’ll send you a link to choose a new password.",
    logBackIn: "Sign in again",
    loggedOutInactivity: "You’re signed out, because nobody used this page for a while.",
    loggedOutSuccessfully: "You’re signed out.",
    passwordResetSuccessfully: "Your new password is ready, and you’re signed in.",
    successfullyRegisteredFirstUser: "Your account is ready.",
  },
  error: {
    followingFieldsInvalid_one: "Please check this again:",
    followingFieldsInvalid_other: "Please check these again:",
  },
  fields: {
    collapseAll: "Close all",
    showAll: "Open all",
    toggleBlock: "Open or close this part",
  },
  general: {
    aboutToPermanentlyDelete: "Delete the {{label}} <1>{{title}}</1> permanently?",
    aboutToPermanentlyDeleteTrash: "Delete <0>{{count}}</0> <1>{{label}}</1> permanently?",
    adminTheme: "Light or dark",
    anotherUserTakenOver: "A colleague has taken this over.",
    backToDashboard: "Back to the home page",
    createNew: "Add new",
    createNewLabel: "Add new {{label}}",
    creatingNewLabel: "Adding new {{label}}",
    createdAt: "Added",
    currentlyEditing:
      "is editing this. If you take over, they can’t save what they’re writing, and may lose it.",
    deletedCountSuccessfully: "Deleted {{count}}.",
    deletedSuccessfully: "Deleted.",
    deletedAt: "Moved to the trash",
    deletePermanently: "Delete it permanently, without the trash",
    documentIsTrashed: "This is in the trash. Restore it to change it.",
    documentLocked: "A colleague is editing this",
    documentModified: "A colleague has changed this",
    documentOutOfDate: "A colleague saved this while it was open here, so you see an earlier version.",
    // A restored record is as it was before: see `features/trash`.
    aboutToRestoreAsDraft: "Restore the {{label}} <1>{{title}}</1> as it was?",
    aboutToRestoreAsDraftCount: "Restore {{count}} {{label}} as they were?",
    noLabel: "–",
    notFound: "We can’t find this. It may be in the trash.",
    noResultsFound: "There’s nothing here.",
    noResultsDescription: "Nothing has been added yet, or nothing matches your search and filters.",
    payloadSettings: "Appearance",
    permanentlyDelete: "Delete permanently",
    permanentlyDeletedCountSuccessfully: "Deleted {{count}} permanently.",
    perPage: "{{limit}} per page",
    reloadDocument: "Show what is saved now",
    restoredCountSuccessfully: "Restored {{count}}.",
    sorryNotFound: "We can’t find this. It may be in the trash.",
    submitting: "Saving …",
    successfullyCreated: "Added.",
    titleDeleted: "‘{{title}}’ is deleted.",
    titleRestored: "‘{{title}}’ is restored.",
    titleTrashed: "‘{{title}}’ is in the trash.",
    untitled: "Unnamed",
    updatedAt: "Changed",
    updatedCountSuccessfully: "Saved {{count}}.",
    updatedSuccessfully: "Saved.",
  },
  version: {
    draftSavedSuccessfully: "Draft saved.",
    preview: "See on the site",
    restoredSuccessfully: "Restored.",
    saveDraft: "Save draft",
    unpublishedSuccessfully: "It’s off the site.",
  },
  validation: {
    // Only passwords have a minimum length here.
    longerThanMin: `A password needs at least ${PASSWORD_MIN_LENGTH} characters.`,
  },
};
