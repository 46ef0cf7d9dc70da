const WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen".repeat(3);

const cells = Array.from({ length: 9 }, (_, column) => `<td>Words in cell ${column + 1}</td>`).join("");

/** Everything that makes running text hard to set on a telephone. */
export const TORTURE_TEXT = `
  <h1>${WORD}</h1><p>${WORD} <a href="https://elsewhere.example/${WORD}">https://elsewhere.example/${WORD}</a></p>
  <h3>Lists</h3><ul><li>A<ul><li>B<ol><li>C<ul><li>${WORD}</li></ul></li></ol></li></ul></li></ul>
  <table><caption>A wide one</caption><tr><th scope="row">Row</th>${cells}</tr><tr><td>${WORD}</td></tr></table>
  <figure><img src="/images/a.jpg" width="3000" height="200" alt="Boats"><figcaption>${WORD}</figcaption></figure>
  <pre><code>${"A line of code that goes on and on. ".repeat(9)}</code></pre>
  <blockquote><p>${WORD}</p></blockquote><dl><dt>${WORD}</dt><dd>${WORD}</dd></dl><hr>
  <p>שלום לכולם ${WORD}</p><ul><li>שלום</li></ul><p>The end, <code>${WORD}</code>.</p>`;
