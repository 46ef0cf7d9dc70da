export const api = {
  diskFull: "The server’s disk is full.",
  noFiles: "No files were uploaded.",
  notAllowed: "You are not allowed to perform this action.",
  otherOrigin: "This request didn’t come from the admin.",
  signInFirst: "Please sign in first.",
  unreachable: "We couldn’t reach the server. Please try again.",
} as const;
