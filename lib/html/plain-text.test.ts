import { plainText } from "./plain-text";

it.each([
  ["<p>Ask&nbsp;us.</p>", "Ask us."],
  ["<p>One</p><p>two</p>", "One two"],
  ["<div>One</div>two<br>three<hr>four", "One two three four"],
  ["<ul><li>One</li><li>two</li></ul>", "One two"],
  ["<table><tr><td>One</td><td>two</td></tr></table>", "One two"],
  ["H<sub>2</sub>O, <b>bo</b>ld", "H2O, bold"],
  ["Fish &amp; chips &lt;b&gt; &eacute;&#8230; &amp;amp;", "Fish & chips <b> é… &amp;"],
  [" \n One\t\n two\u00a0\u00a0three ", "One two three"],
  ["<style>p{}</style><script>alert(1)</script><!-- no -->One", "One"],
  ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
  ["<p>Unclosed", "Unclosed"],
  ["O\u0000n\u001be", "One"],
  ["", ""],
  ["&nbsp;<p> </p>", ""],
])("the words of %p are %p", (html, expected) => expect(plainText(html)).toBe(expected));
