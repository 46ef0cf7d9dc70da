import { type RefObject, useEffect, useRef } from "react";

/** What shows a file for as long as the component is there. */
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
