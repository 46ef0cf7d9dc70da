"use client";

import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from "@payloadcms/ui";
import type { JSONFieldDiffClientComponent } from "payload";

import { readCues } from "../../features/captions/cue";
import { shortTime } from "../../features/captions/cue-time";

/** Shows the differences between two versions of captions, line by line with times as in the editor. */
export const CueDiff: JSONFieldDiffClientComponent = ({
  comparisonValue,
  field,
  nestingLevel,
  versionValue,
}) => {
  const { i18n } = useTranslation();
  const { From, To } = getHTMLDiffComponents({
    fromHTML: asLines(comparisonValue),
    toHTML: asLines(versionValue),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  });
  return (
    <FieldDiffContainer
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: field.label }}
      nestingLevel={nestingLevel}
    />
  );
};

function asLines(cues: unknown): string {
  return readCues(cues)
    .map(({ start, text }) => `<p>${shortTime(start)} ${escapeDiffHTML(text)}</p>`)
    .join("");
}
