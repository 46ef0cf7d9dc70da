import { cleanPasted } from "./clean-pasted";

/** Returns a list's entry as Word copies it. */
const entry = (text: string, { marker = "·", level = 1, list = "l0", run = 1 } = {}) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${level} lfo${run}'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>` +
  `&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

/** Returns what is left, without the wrappers and comments that carry nothing. */
function cleaned(html: string, takesPictures = true): string | undefined {
  const body = cleanPasted(html, takesPictures)?.document.body.innerHTML;
  return body?.replace(/<!--.*?-->|<span[^>]*><\/span>/g, "").replace(/\s*\n\s*/g, "");
}

it("turns Word's lists into lists, with bullets, numbers and levels", () => {
  const html = [
    "<p class=MsoNormal>Bring:</p>",
    entry("Bread"),
    entry("white", { marker: "o", level: 2 }),
    entry("Fish"),
    "<p class=MsoNormal>Then:</p>",
    entry("Sit", { marker: "1." }),
    entry("Eat", { marker: "b)" }),
    entry("Bowls"),
  ].join("\n");
  expect(cleaned(html)).toBe(
    '<p class="MsoNormal">Bring:</p><ul><li>Bread<ul><li>white</li></ul></li><li>Fish</li></ul>' +
      '<p class="MsoNormal">Then:</p><ol><li>Sit</li><li>Eat</li></ol><ul><li>Bowls</li></ul>',
  );
});

it("begins with an entry of a deeper level without an empty one above it", () => {
  expect(cleaned(entry("Bread", { level: 3 }))).toBe("<ul><li>Bread</li></ul>");
});

it("keeps the numbers of lists that are interrupted or begin later", () => {
  const html = [
    entry("Three", { marker: "3." }),
    entry("Four", { marker: "4." }),
    "<p>Meanwhile</p>",
    entry("Five", { marker: "5." }),
    entry("sixth", { marker: "1.6.", level: 2 }),
    "<p>Then</p>",
    entry("C", { marker: "c)" }),
    "<p>Last</p>",
    entry("Nine", { marker: "ix." }),
  ].join("");
  expect(cleaned(html)).toBe(
    '<ol start="3"><li>Three</li><li>Four</li></ol><p>Meanwhile</p>' +
      '<ol start="5"><li>Five<ol start="6"><li>sixth</li></ol></li></ol><p>Then</p>' +
      '<ol start="3"><li>C</li></ol><p>Last</p><ol><li>Nine</li></ol>',
  );
});

it.each([{ list: "l1" }, { run: 2 }])("keeps two lists after each other apart (%j)", (other) => {
  const html = [
    entry("One", { marker: "1." }),
    entry("Two", { marker: "2." }),
    entry("Other", { marker: "1.", ...other }),
  ];
  expect(cleaned(html.join(""))).toBe("<ol><li>One</li><li>Two</li></ol><p><br></p><ol><li>Other</li></ol>");
});

it("keeps headings one below the other, with their numbers", () => {
  const number = `<span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span>`;
  const html = `<h1 style='mso-list:l0 level1 lfo1'>${number}A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h6>E</h6>`;
  expect(cleaned(html)).toBe("<h2>1. A</h2><h3>B</h3><h4>C</h4><h4>D</h4><h4>E</h4>");
  expect(cleaned(`<h3 dir="rtl">${number}C</h3>`)).toBe('<h3 dir="rtl">1. C</h3>');
  expect(cleanPasted("<h2>B</h2><h3>C</h3>", true)).toBeUndefined();
});

it("leaves out pictures that don't come with the text, and counts them", () => {
  const own = '<img src="data:image/png;base64,AAAA">';
  const html = `<p>A <img src="https://elsewhere.example/a.png"> <img src="file:///C:/a.jpg"> ${own}</p>`;
  expect(cleanPasted(html, true)?.picturesLeftOut).toBe(2);
  expect(cleanPasted(html, true)?.pictures).toEqual([
    { image: expect.any(HTMLImageElement), file: expect.objectContaining({ name: "picture.png", size: 3 }) },
  ]);
  expect(cleaned(html)).toBe(`<p>A   ${own}</p>`);
  expect(cleanPasted(html, false)?.picturesLeftOut).toBe(3);
});

it.each(["AAAAA", "A===", "%%", ""])("leaves out a picture whose content is broken: %j", (content) => {
  expect(cleanPasted(`<img src="data:image/png;base64,${content}">`, true)).toMatchObject({
    pictures: [],
    picturesLeftOut: 1,
  });
});

it("leaves other texts to the editor", () => {
  expect(cleanPasted("<p>A</p><ul><li>B</li></ul>", true)).toBeUndefined();
});
