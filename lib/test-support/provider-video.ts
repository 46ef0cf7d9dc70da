/** Returns a video as a provider sends it, with every field of the contract. */
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
    captions: [
      { lang: "en", label: "English", src: "/uploads/ferry.vtt" },
      { lang: "de", label: "Deutsch", src: "/uploads/ferry.de.vtt" },
    ],
    sources: [
      { src: "/uploads/ferry-720.mp4", type: "video/mp4", width: 720, height: 1280, bitrate: 2_000_000 },
      { src: "/uploads/ferry-360.mp4", type: "video/mp4", width: 360, height: 640, bitrate: 500_000 },
    ],
    placeholder: "data:image/webp;base64,UklGRg==",
    hasSound: true,
    transcript: [
      { start: 0, end: 2.5, text: "There was a storm." },
      { start: 2.5, end: 5, text: "Then it was still." },
    ],
    createdAt: "2025-03-01T10:00:00.000Z",
    updatedAt: "2025-03-02T10:00:00.000Z",
    ...overrides,
  };
}
