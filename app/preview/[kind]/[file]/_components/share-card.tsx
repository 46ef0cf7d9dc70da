import type { Layer, PreparedPicture } from "@/lib/seo/share-card/prepare-picture";
import { SHARE_CARD_SIZE } from "@/lib/seo/site-url";
import { Author, Brand, type CardLook, LayerImage, MARGIN, Mark, PlayMark } from "./card-parts";
import { Title } from "./card-title";

export function ShareCard({ picture, ...texts }: CardTexts & { picture: PreparedPicture | null }) {
  if (!picture) return <TextCard {...texts} />;
  return picture.fit === "cover" ? (
    <CoverCard {...texts} picture={picture.picture} />
  ) : (
    <WholePictureCard {...texts} picture={picture.picture} background={picture.background} />
  );
}

/** All of them drawable; empty ones are left out. */
type CardTexts = { title: string; author: string; company: string; isVideo: boolean; look: CardLook };

const TITLE_WIDTH = SHARE_CARD_SIZE.width - 2 * MARGIN;
const LINE_WIDTH = TITLE_WIDTH / 2 - 16;

/** `strengths`: the opacity as two hexadecimal digits, and the position. */
function shade(direction: string, { palette }: CardLook, strengths: string[]): string {
  return `linear-gradient(${direction}, ${strengths.map((strength) => palette.dusk[950] + strength).join(", ")})`;
}

function CoverCard({ picture, title, author, company, look }: CardTexts & { picture: Layer }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "flex-end",
        gap: 24,
        width: "100%",
        height: "100%",
        padding: MARGIN,
      }}
    >
      <LayerImage layer={picture} style={{ position: "absolute", top: 0, left: 0 }} />
      <div
        style={{
          position: "absolute",
          top: 0,
          left: 0,
          ...SHARE_CARD_SIZE,
          backgroundImage: shade("to top", look, ["f2", "e0 30%", "a3 51%", "26 68%", "00 82%"]),
        }}
      />
      <Title color={look.palette.dusk[100]} width={TITLE_WIDTH} largest={76} lines={2}>
        {title}
      </Title>
      <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <Author look={look} name={author} width={LINE_WIDTH} />
        <Brand look={look} company={company} width={LINE_WIDTH} />
      </div>
    </div>
  );
}

const GAP = 64;

function WholePictureCard({
  picture,
  background,
  title,
  author,
  company,
  isVideo,
  look,
}: CardTexts & { picture: Layer; background: Layer }) {
  const width = SHARE_CARD_SIZE.width - 2 * MARGIN - GAP - picture.width;
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", padding: MARGIN, alignItems: "center" }}>
      <LayerImage
        layer={{ ...background, ...SHARE_CARD_SIZE }}
        style={{ position: "absolute", top: 0, left: 0 }}
      />
      <div
        style={{
          position: "absolute",
          top: 0,
          left: 0,
          ...SHARE_CARD_SIZE,
          backgroundImage: shade("to right", look, ["e0", "80"]),
        }}
      />
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width,
          height: "100%",
        }}
      >
        <Brand look={look} company={company} width={width} />
        <div style={{ display: "flex", flexDirection: "column", gap: 24 }}>
          <Title color={look.palette.dusk[100]} width={width} largest={92} lines={3}>
            {title}
          </Title>
          <Author look={look} name={author} width={width} />
        </div>
      </div>
      <div style={{ display: "flex", marginLeft: GAP }}>
        <LayerImage
          layer={picture}
          style={{ borderRadius: 24, boxShadow: `0 0 48px ${look.palette.dusk[950]}99` }}
        />
        {isVideo && (
          <div style={{ position: "absolute", left: -44, bottom: 36, display: "flex" }}>
            <PlayMark look={look} size={104} />
          </div>
        )}
      </div>
    </div>
  );
}

const TEXT_CARD_WIDTH = 700;

function TextCard({ title, author, company, isVideo, look }: CardTexts) {
  const { dusk, lamp } = look.palette;
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        padding: MARGIN,
        alignItems: "center",
        justifyContent: "space-between",
        backgroundColor: dusk[900],
        backgroundImage: `radial-gradient(circle at 1000px 300px, ${lamp[400]}59, ${lamp[400]}1c 28%, ${lamp[400]}00 55%), radial-gradient(circle at 0px 700px, ${dusk[600]}99, ${dusk[600]}00 55%)`,
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: TEXT_CARD_WIDTH,
          height: "100%",
        }}
      >
        <Brand look={look} company={title ? company : ""} width={TEXT_CARD_WIDTH} />
        <div style={{ display: "flex", flexDirection: "column", gap: 28 }}>
          <Title color={look.palette.dusk[100]} width={TEXT_CARD_WIDTH} largest={104} lines={3}>
            {title || company}
          </Title>
          <Author look={look} name={author} width={TEXT_CARD_WIDTH} />
        </div>
      </div>
      <div style={{ display: "flex", justifyContent: "center", width: 272 }}>
        {isVideo ? <PlayMark look={look} size={220} /> : <Mark look={look} size={300} />}
      </div>
    </div>
  );
}
