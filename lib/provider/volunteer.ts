import "server-only";
import { z } from "zod";
import { dataOr, cachedQuery } from "./cached-query";
import { media, text } from "./fields";
import { readContent } from "./payload";
import { TAGS } from "./tags";

const answer = z.object({
  topHeading: text,
  topParagraph: text,
  fVideo: media,
  volunteerHeading: text,
  volunteerParagraph1: text,
  volunteerFeatureHeading1: text,
  volunteerFeatureParagraph2: text,
  volunteerFeatureHeading2: text,
  section3Heading: text,
  section3Paragraph: text,
  feature1: text,
  feature2: text,
  feature3: text,
  feature4: text,
});

const content = answer.transform((page) => ({
  hero: { heading: page.topHeading, paragraph: page.topParagraph, media: page.fVideo },
  introduction: { heading: page.volunteerHeading, paragraph: page.volunteerParagraph1 },
  work: {
    heading: page.volunteerFeatureHeading1,
    paragraph: page.volunteerFeatureParagraph2,
    featuresHeading: page.volunteerFeatureHeading2,
    features: [page.feature1, page.feature2, page.feature3, page.feature4].filter(Boolean),
  },
  closing: { heading: page.section3Heading, paragraph: page.section3Paragraph },
}));

export type VolunteerContent = z.output<typeof content>;

const readVolunteer = cachedQuery({
  name: "volunteer",
  tags: [TAGS.volunteer],
  load: async () => content.parse(await readContent("/get-volunteer-content", Object.keys(answer.shape))),
});

/** The volunteer page around its form; every part empty when there is nothing. */
export async function getVolunteerContent(): Promise<VolunteerContent> {
  return dataOr(await readVolunteer(), content.parse({}));
}
