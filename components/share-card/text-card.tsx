import { Author } from "./author";
import { Brand } from "./brand";
import type { CardWords } from "./card-words";
import { Mark } from "./mark";
import { dusk, MARGIN } from "./palette";
import { PlayMark } from "./play-mark";
import { Title } from "./title";

const TITLE_WIDTH = 700;

/** Words at dusk, beside the lamp or, for a video, the play mark. */
export function TextCard({ title, author, company, isVideo }: CardWords) {
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
        backgroundImage:
          "radial-gradient(circle at 1000px 300px, rgba(238,159,47,0.42), rgba(238,159,47,0.12) 28%, rgba(238,159,47,0) 55%), radial-gradient(circle at 0px 700px, rgba(125,79,170,0.40), rgba(125,79,170,0) 55%)",
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: TITLE_WIDTH,
          height: "100%",
        }}
      >
        <Brand company={title ? company : ""} width={TITLE_WIDTH} />
        <div style={{ display: "flex", flexDirection: "column", gap: 28 }}>
          <Title width={TITLE_WIDTH} largest={104} lines={3}>
            {title || company}
          </Title>
          <Author name={author} width={TITLE_WIDTH} />
        </div>
      </div>
      <div style={{ display: "flex", justifyContent: "center", width: 272 }}>
        {isVideo ? <PlayMark size={220} /> : <Mark size={300} />}
      </div>
    </div>
  );
}
