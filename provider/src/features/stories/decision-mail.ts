import type { Story, Video } from "../../payload-types";
import { type Withdrawal, withdrawalLink } from "../consents/withdrawal-link";
import type { Mail } from "../mail/mail";
import { addressOfVideo } from "./address-of-video";

const WATCH_NOW = "Thank you for your story. We have published it, and people can watch it now:";
const WATCH_SOON =
  "Thank you for your story. We have published it. The video is still being prepared: until that is done, it may not play on every phone and computer. This is where people will watch it:";

type Published = {
  video: Video;
  /** Whether it plays everywhere already. */
  isPrepared: boolean;
  /** What its teller can withdraw their consent by. */
  withdrawal: Withdrawal | undefined;
};

/** What the storyteller is told when staff have decided. */
export function decisionMail(story: Story, published: Published | undefined): Mail {
  const { email: to, reason } = story;
  if (story.status === "Published" && published) {
    const { video, isPrepared, withdrawal } = published;
    return {
      to,
      subject: "Your story is on our site",
      body: [
        "Hello,",
        isPrepared ? WATCH_NOW : WATCH_SOON,
        { label: "Watch your story", link: addressOfVideo(video) },
        ...(withdrawal
          ? [
              "You can change your mind at any time. If you withdraw, your story is taken off the site.",
              { label: "Withdraw my consent", link: withdrawalLink(withdrawal) },
            ]
          : []),
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
