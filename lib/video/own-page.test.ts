import { videoSchema } from "@/lib/provider/video-schema";
import { providerVideo } from "@/lib/test-support/provider-video";
import { hasOwnPage } from "./own-page";

describe("hasOwnPage", () => {
  it.each([
    ["single", { videoType: "single" }, true],
    ["both", { videoType: "both" }, true],
    ["of an unknown type", { videoType: "triple" }, true],
    ["multiple", { videoType: "multiple" }, false],
    ["not Active", { status: "Pending" }, false],
    ["without a file", { videoLink: "" }, false],
  ])("judges a video that is %s", (_, overrides, expected) => {
    expect(hasOwnPage(videoSchema.parse(providerVideo(overrides)))).toBe(expected);
  });
});
