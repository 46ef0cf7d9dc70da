/** A video as a provider gives it: every field of the contract filled in. */
export function providerVideo(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    _id: "v1",
    name: "Found on the ferry",
    slug: "found-on-the-ferry",
    description: "A storm, and what came after it.",
    videoLink: "uploads/ferry.mp4",
    videoType: "both",
    status: "Active",
    hashtagId: [{ _id: "h1", name: "hope" }],
    youtubeLink: "https://www.youtube.com/watch?v=1",
    facebookLink: "https://www.facebook.com/ferry",
    tiktokLink: "https://www.tiktok.com/@ferry",
    instagramLink: "https://www.instagram.com/ferry",
    YTShortLink: "https://www.youtube.com/shorts/1",
    churchLink: "https://church.example/",
    recordedAt: "Harbour church",
    poster: "/uploads/ferry.jpg",
    width: 720,
    height: 1280,
    duration: 9.5,
    captions: "/uploads/ferry.vtt",
    createdAt: "2025-03-01T10:00:00.000Z",
    updatedAt: "2025-03-02T10:00:00.000Z",
    ...overrides,
  };
}
