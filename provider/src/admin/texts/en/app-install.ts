export const appInstall = {
  appleAppLinkHelp: "The app's page in Apple's store.",
  description: "Links to your mobile app in the two stores.",
  googleAppLinkHelp: "The app's page in Google's store.",
  label: "App page",
  shortDescription: "Short description",
  shortDescriptionHelp: "What the app is for, in a few sentences.",
  videoHelp: "Shows the app in use.",
} as const;
