import { get } from "./route";
import { eitherPath, text } from "./shapes";

export const volunteer = [
  get("/get-volunteer-content", async (payload) => {
    const stored = await payload.findGlobal({ slug: "volunteer", depth: 1 });
    const content = {
      topHeading: text(stored.topHeading),
      topParagraph: text(stored.topParagraph),
      fVideo: eitherPath(stored.fVideo),
      volunteerHeading: text(stored.volunteerHeading),
      volunteerParagraph1: text(stored.volunteerParagraph1),
      volunteerFeatureHeading1: text(stored.volunteerFeatureHeading1),
      volunteerFeatureParagraph2: text(stored.volunteerFeatureParagraph2),
      volunteerFeatureHeading2: text(stored.volunteerFeatureHeading2),
      section3Heading: text(stored.section3Heading),
      section3Paragraph: text(stored.section3Paragraph),
      feature1: text(stored.feature1),
      feature2: text(stored.feature2),
      feature3: text(stored.feature3),
      feature4: text(stored.feature4),
    };
    return { data: [content] };
  }),
];
