import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { hashTagByVideo, useHashTagByVideo } from "@/lib/reels/hash-tag-by-video";
import { SelectedHashtags } from "./selected-hashtags";

const choice = (name: string) => ({
  id: `id-of-${name}`,
  name,
  slug: name === "Doubt" ? null : name.toLowerCase(),
});

it.each([
  [["Hope"], "#Hope ChangeClear"],
  [["Hope", "Doubt"], "#Hope #Doubt ChangeClear"],
  [["Hope", "Doubt", "Grief", "Water"], "#Hope #Doubt and 2 moreChangeClear"],
])("names the hashtags %p", (names, expected) => {
  render(<SelectedHashtags hashtags={names.map(choice)} />);
  expect(screen.getByRole("region", { name: "Selected hashtags" })).toHaveTextContent(expected);
});

it("links back to the chips with all of them selected, and to the whole feed", () => {
  render(<SelectedHashtags hashtags={["Hope", "Doubt", "Grief"].map(choice)} />);
  expect(screen.getByRole("link", { name: "Change" })).toHaveAttribute(
    "href",
    "/hashtags?hashtags=hope&hashtags=id-of-Doubt&hashtags=grief",
  );
  expect(screen.getByRole("link", { name: "Clear" })).toHaveAttribute("href", "/video-reels");
});

it("forgets the selection's reels on Clear, but not on Change", () => {
  hashTagByVideo.set(["hope"], []);
  const { result } = renderHook(() => useHashTagByVideo(["hope"]));
  render(<SelectedHashtags hashtags={[choice("Hope")]} />);
  // The links' targets don't matter here.
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener("click", stay, { capture: true });
  fireEvent.click(screen.getByRole("link", { name: "Change" }));
  expect(result.current).toEqual([]);
  act(() => void fireEvent.click(screen.getByRole("link", { name: "Clear" })));
  expect(result.current).toBeNull();
  document.removeEventListener("click", stay, { capture: true });
});
