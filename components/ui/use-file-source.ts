import { type RefObject, useEffect, useRef } from "react";

/** Returns a ref for a video that shows a file while the component is mounted. */
export function useFileSource(file: File): RefObject<HTMLVideoElement | null> {
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (player.current) player.current.src = address;
    return () => {
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return player;
}
