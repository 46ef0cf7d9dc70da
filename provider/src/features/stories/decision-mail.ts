import { environment } from "../../lib/environment";
import type { Story, Video } from "../../payload-types";
import type { Mail } from "../mail/mail";

/** What the storyteller is told when staff have decided. */
export function decisionMail(story: Story, video: Video | undefined): Mail {
  const { email: to, reason } = story;
  if (story.status === "Published" && video) {
    return {
      to,
      subject: "Your story is on our site",
      body: [
        "Hello,",
        "Thank you for your story. We have published it, and people can watch it now:",
        { label: "Watch your story", link: addressOf(video) },
      ],
    };
  }
  return {
    to,
    subject: "About the story you sent us",
    body: [
      "Hello,",
      "Thank you for the story you sent us. We do not show it on our site. This is why:",
      { quote: reason ?? "" },
    ],
  };
}

/** Where the site shows a video: by itself, or in the feed where it has no page of its own. */
function addressOf({ slug, videoType }: Video): string {
  const { siteUrl } = environment();
  const name = encodeURIComponent(slug);
  return videoType === "multiple" ? `${siteUrl}/video-reels?v=${name}` : `${siteUrl}/video-detail/${name}`;
}
