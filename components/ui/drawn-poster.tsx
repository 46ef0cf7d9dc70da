import { LogoMark } from "./logo";

export function DrawnPoster() {
  return (
    <span data-drawn-poster className="drawn-poster absolute inset-0 grid place-items-center text-dusk-300">
      <LogoMark className="size-16 opacity-60" />
    </span>
  );
}
