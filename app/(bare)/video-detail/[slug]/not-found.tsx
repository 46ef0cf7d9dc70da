import { VideoNotAvailable } from "./_components/video-not-available";
import { WatchReelsLink } from "./_components/watch-reels-link";

export default function NotFound() {
  return <VideoNotAvailable action={<WatchReelsLink />} />;
}
