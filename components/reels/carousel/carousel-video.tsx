import { WHEN_NEAR } from "@/components/video/when-near";

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
      {...WHEN_NEAR}
      className="reels-carousel-video rounded-card bg-dusk-800"
    >
      Your browser does not support the video tag.
    </video>
  );
}
