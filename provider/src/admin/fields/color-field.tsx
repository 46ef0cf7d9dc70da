"use client";

import {
  type ChurchColors,
  contrastOf,
  DEFAULT_COLORS,
  type HexColor,
  paletteOf,
  PAPER,
  parseColor,
  WHITE,
} from "@lampstand/contract/colors";
import { getTranslation } from "@payloadcms/translations";
import { FieldError, FieldLabel, TextInput, useField, useFormFields, useTranslation } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";

import { SmallButton } from "../panel-parts";
import { NOTE, ROW } from "../styles";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";

type Props = TextFieldClientProps & {
  /** Which of the two colours it is. */
  part: keyof ChurchColors;
};

const FIELDS = { ground: "groundColor", accent: "accentColor" } as const;

/** Edits one of the church's colours, and shows what the site makes of both. */
export function ColorField({ field, part, path: givenPath, readOnly }: Props) {
  const t = useText();
  const { i18n } = useTranslation();
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | undefined>({
    potentiallyStalePath: givenPath,
  });
  const other = useFormFields(([fields]) => fields[part === "ground" ? FIELDS.accent : FIELDS.ground]?.value);
  const chosen = parseColor(value ?? "");
  const colors = {
    ...DEFAULT_COLORS,
    [part === "ground" ? "accent" : "ground"]: parsed(other, part === "ground" ? "accent" : "ground"),
    [part]: chosen ?? DEFAULT_COLORS[part],
  };
  const isReadOnly = readOnly || disabled;
  return (
    <div className={`field-type text${showError ? " error" : ""}`}>
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <div style={ROW}>
        <input
          type="color"
          aria-label={t("recordFields:chooseColor", { field: getTranslation(field.label ?? path, i18n) })}
          value={chosen ?? DEFAULT_COLORS[part]}
          disabled={isReadOnly}
          onChange={({ target }) => setValue(target.value)}
          style={{ width: 56, height: 40, padding: 2, cursor: "pointer" }}
        />
        <TextInput
          path={path}
          label=""
          placeholder={DEFAULT_COLORS[part]}
          value={value ?? ""}
          readOnly={isReadOnly}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
        />
      </div>
      {chosen && (
        <Outcome part={part} chosen={chosen} colors={colors} onAccept={isReadOnly ? undefined : setValue} />
      )}
      {customComponents?.Description}
    </div>
  );
}

function parsed(value: unknown, part: keyof ChurchColors) {
  return (typeof value === "string" ? parseColor(value) : null) ?? DEFAULT_COLORS[part];
}

type OutcomeProps = {
  part: keyof ChurchColors;
  chosen: HexColor;
  colors: ChurchColors;
  /** Takes the proposed colour; absent if staff may not change it. */
  onAccept: ((color: HexColor) => void) | undefined;
};

const TOO_LITTLE = {
  ground: "recordFields:groundTooBright",
  accent: "recordFields:accentTooClose",
} as const satisfies Record<keyof ChurchColors, TextKey>;

/** Shows text in the colour, and proposes the nearest one with enough contrast. */
function Outcome({ part, chosen, colors, onAccept }: OutcomeProps) {
  const t = useText();
  const { i18n } = useTranslation();
  const { dusk, lamp } = paletteOf(colors);
  const shown = part === "ground" ? dusk[900] : lamp[400];
  // Rounded down: 4.48 must not read as 4.5.
  const contrast = Math.floor(contrastOf(chosen, part === "ground" ? WHITE : dusk[900]) * 10) / 10;
  const inWords = (number: number) => new Intl.NumberFormat(i18n.language).format(number);
  const sample = { padding: "8px 14px", borderRadius: 6, fontWeight: 600 };
  return (
    <div role="status">
      <div style={{ ...ROW, marginTop: 8 }}>
        <span style={{ ...sample, background: dusk[900], color: dusk[100] }}>
          {t("recordFields:sampleWords")}
        </span>
        <span style={{ ...sample, background: dusk[900], color: lamp[300] }}>
          {t("recordFields:sampleLink")}
        </span>
        <span style={{ ...sample, background: lamp[400], color: dusk[950] }}>
          {t("recordFields:sampleButton")}
        </span>
        <span style={{ ...sample, background: PAPER, color: lamp[800] }}>
          {t("recordFields:sampleLinkOnPaper")}
        </span>
      </div>
      <p style={NOTE}>
        {shown === chosen
          ? t("recordFields:colorLegible")
          : t(TOO_LITTLE[part], { color: chosen, shown, contrast: inWords(contrast) })}
      </p>
      {shown !== chosen && onAccept && (
        <SmallButton onClick={() => onAccept(shown)}>{t("recordFields:useColor", { shown })}</SmallButton>
      )}
    </div>
  );
}
