import { VideoNotAvailable } from "@/components/video/video-not-available";

export default function NotFound() {
  return <VideoNotAvailable />;
}
