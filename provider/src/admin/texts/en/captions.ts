export const captions = {
  clipHelp: "The video these captions belong to.",
  cues: "Lines",
  description: "The words of a clip with their times, for people who can’t hear it and for its transcript.",
  empty: "There are no words yet. Please write some, or tick ‘Draft’ to continue later.",
  isDraftHelp: "Only staff can see a draft. Untick this once a person has read all of it while listening.",
  plural: "Captions",
  singular: "Captions",
  stillWriting: "We’re writing a draft of these captions. Please wait until it’s ready.",
  taken: "This clip already has captions in {{language}}. Please edit those.",
  transcription: "Draft by the transcription service",
  transcriptionFailed: "Failed",
  transcriptionWaiting: "Being written",
} as const;
