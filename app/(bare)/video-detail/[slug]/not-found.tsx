import { WatchReelsLink } from "@/components/video/watch-reels-link";
import { VideoNotAvailable } from "@/components/video/video-not-available";

export default function NotFound() {
  return <VideoNotAvailable action={<WatchReelsLink />} />;
}
