import { createHash } from "node:crypto";

/** The look of an embedded page: the stage's colours (`tailwind.config.ts`), the visitor's own font. */
export const EMBED_STYLE = `
html {
  color-scheme: dark; background: #120f1c; color: #efebf6;
  font: 500 clamp(.8125rem, .7rem + .5vw, 1.125rem)/1.4 system-ui, sans-serif;
}
body { margin: 0 }
:focus-visible { outline: 3px solid #ffd58b; outline-offset: 2px }
video { position: fixed; inset: 0; width: 100%; height: 100%; object-fit: contain; background: #120f1c }
video:focus-visible { outline-offset: -3px }
header {
  position: fixed; z-index: 1; inset: 0 0 auto; display: flex; flex-wrap: wrap; justify-content: space-between;
  gap: .375rem; padding: .5rem; pointer-events: none;
}
h1, p { margin: 0; font: inherit }
header h1, a {
  box-sizing: border-box; max-width: 100%; padding: .25rem .625rem; overflow: hidden; border: 1px solid transparent;
  border-radius: 1rem; background: rgb(18 15 28 / .84); text-overflow: ellipsis; white-space: nowrap;
}
header h1 { flex: 1 1 12rem; max-width: max-content }
a { color: #ffd58b; text-underline-offset: .2em; pointer-events: auto }
span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
main.notice {
  box-sizing: border-box; display: grid; min-height: 100vh; place-content: center; justify-items: center; gap: .5rem;
  padding: 1rem; overflow-wrap: anywhere; text-align: center;
}
.notice h1 { font-size: 1.125rem }
@media (max-height: 11.99rem) {
  header { justify-content: end }
  header h1 { position: absolute; width: 1px; height: 1px; padding: 0; clip-path: inset(50%) }
}
`;

/** What the content policy names the style by. */
export const EMBED_STYLE_SOURCE = `'sha256-${createHash("sha256").update(EMBED_STYLE).digest("base64")}'`;
