import { LAZY_LOADING } from "@/components/video/playback";

/** The numbers of the carousel's nine slides. */
export const SLIDE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type CarouselVideoProps = { clip: string | undefined; number: number; autoPlay: boolean; controls?: boolean };

/** The looping video of one slide. */
export function CarouselVideo({ clip, number, autoPlay, controls }: CarouselVideoProps) {
  return (
    <video
      src={clip}
      aria-label={`Reel ${number}`}
      autoPlay={autoPlay}
      controls={controls}
      muted
      loop
      playsInline
      {...LAZY_LOADING}
      className="reels-carousel-video rounded-card bg-dusk-800"
    >
      Your browser does not support the video tag.
    </video>
  );
}
