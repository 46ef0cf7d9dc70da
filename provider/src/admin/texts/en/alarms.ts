/** What the dashboard says is wrong. */
export const alarms = {
  failedClips_one: "Preparation failed for a video. Its page says why.",
  failedClips_other: "Preparation failed for {{count}} videos. Its page says why.",
  hiddenVideos_one: "A published video isn’t shown. The list says why.",
  hiddenVideos_other: "{{count}} published videos aren’t shown. The list says why.",
  lastEmailFailed: "The last email, such as a login code, couldn’t be sent.",
  mailsGivenUp_one: "An email couldn’t be sent for three days.",
  mailsGivenUp_other: "{{count}} emails couldn’t be sent for three days.",
  mailsWaiting_one: "An email couldn’t be sent yet. We’ll try again.",
  mailsWaiting_other: "{{count}} emails couldn’t be sent yet. We’ll try again.",
  noBackup_other:
    "No backup for {{count}} days. If the server fails, you lose everything since then. Please tell the person who looks after it.",
  silentStorytellers_one:
    "One storyteller has not answered our email about whether it may stay. Please talk to them, or remove it from the site.",
  silentStorytellers_other:
    "The storytellers of {{count}} stories have not answered our email about whether it may stay. Please talk to them, or remove it from the site.",
  tellWhoLooksAfterServer: "Please tell the person who looks after the server.",
} as const;
