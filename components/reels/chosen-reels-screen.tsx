import { dataOr } from "@/lib/provider/cached-query";
import type { HashtagChoice } from "@/lib/provider/hashtags";
import { withChoice } from "@/lib/reels/choice-address";
import { readChosenOpening } from "@/lib/reels/chosen-opening";
import { hashtagToken } from "@/lib/reels/hashtag-token";
import { completeList } from "@/lib/reels/reel-list";
import { choiceLabel, storiesTitle } from "@/lib/video/hashtag-label";
import { ChosenNotice } from "./chosen-notice";
import { ReelsScreen } from "./reels-screen";

type ChosenReelsScreenProps = { choices: HashtagChoice[]; shared: string | null };

/** The feed of the hashtags that a visitor chose. It stands without the provider's answer: the chooser may have had it. */
export async function ChosenReelsScreen({ choices, shared }: ChosenReelsScreenProps) {
  const reading = await readChosenOpening(choices, shared);
  const tokens = choices.map(hashtagToken);
  return (
    <ReelsScreen
      heading={storiesTitle(choices.map(choiceLabel))}
      name={withChoice("chosen", tokens)}
      opening={dataOr(reading, { list: completeList([]), start: 0 })}
      choice={tokens}
      isUnavailable={reading.state === "unavailable"}
      notice={<ChosenNotice choices={choices} />}
      plainHref={withChoice("/video-reels-old", tokens)}
    />
  );
}
