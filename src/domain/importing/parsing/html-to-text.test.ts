import { expect, test } from "vitest";
import { htmlToLine, htmlToText } from "./html-to-text.ts";

test("separates paragraphs by a blank line and puts breaks and list items on lines", () => {
  const html = `
    <p>Forged   from <strong>one</strong>
    bar.<br />No solder.</p>
    <p>&nbsp;</p>
    <ul>
      <li>18 kt gold</li>
      <li>6.4&nbsp;g</li>
    </ul>
    <div><div>Made to <a href="/x">order</a> &amp; hallmarked</div></div>`;
  expect(htmlToText(html)).toBe(
    "Forged from one bar.\nNo solder.\n\n– 18 kt gold\n– 6.4 g\n\nMade to order & hallmarked",
  );
});

test("puts the paragraphs, blocks and headings of an item on its lines", () => {
  const html = `<p>Ring</p><ul>
    <li>
      <p>18 kt gold</p>
    </li>
    <li></li>
    <li><h4>Care</h4><div>Keep dry.</div><p>No soap.</p></li>
    <li><p>Sizes</p><ol><li><p>6</p></li></ol></li>
  </ul><p>End</p>`;
  expect(htmlToText(html)).toBe(
    "Ring\n\n– 18 kt gold\n– Care\nKeep dry.\nNo soap.\n– Sizes\n– 6\n\nEnd",
  );
});

test("puts each row of a table on one line", () => {
  const html = `<p>Facts</p><table>
      <tr><th>Metal:</th><td>18 kt gold</td></tr>
      <tr><td><p>Stones</p></td><td><ul><li>1 ruby</li></ul></td></tr>
    </table>
    <table><tr><th>Size</th><th>Width</th></tr><tr><td>6</td><td></td><td>2 mm</td><td>3 g</td></tr></table>`;
  expect(htmlToText(html)).toBe(
    "Facts\n\nMetal: 18 kt gold\nStones: 1 ruby\n\nSize | Width\n6 | 2 mm | 3 g",
  );
});

test("reads tables that are the columns of a page as paragraphs", () => {
  const row = "<tr><td><p>Forged.</p><p>Cast.</p></td><td>To order</td></tr>";
  const text = "Forged.\n\nCast.\n\nTo order";
  expect(htmlToText(`<table>${row}</table>`)).toBe(text);
  const facts = "<table><tr><td>Metal</td><td>Gold</td></tr></table>";
  expect(htmlToText(`<table><tr><td>Menu</td><td>${facts}</td></tr></table>`)).toBe(
    "Menu\n\nMetal: Gold",
  );
  const long = "<b>Of</b> <i>gold</i> ".repeat(200);
  expect(htmlToText(`<table><tr><td>A</td><td>${long}</td></tr></table>`)).toHaveLength(1601);
  expect(htmlToText("<constructor><td>A</td></constructor><p>B")).toBe("A\n\nB");
});

test.each([
  ["4 mm<sup>2</sup>", "4 mm²"],
  ["7<sup>1</sup>/<sub>2</sub>", "7 1/2"],
  ["<sup>3</sup>⁄<sub>4</sub> ct", "3/4 ct"],
  ["1<sup>st</sup>, 750<sup>®</sup>, Al<sub>2</sub>O<sub>3</sub>", "1st, 750®, Al2O3"],
])("reads the superscripts of %s", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test("omits invisible content", () => {
  const html =
    '<style>p{}</style><p>So\u00ADlid\u200B gold</p><script>alert(1)</script><!-- a -->[gallery ids="1,2"][caption id=1]Seen[/caption]<noscript>no</noscript>';
  expect(htmlToText(html)).toBe("Solid gold\n\nSeen");
});

test("keeps line breaks and angle brackets of plain text", () => {
  expect(htmlToText("One\r\ntwo\n\n\n\nthree &lt; four &amp; <em>five</em>")).toBe(
    "One\ntwo\n\nthree < four & five",
  );
  expect(htmlToText("width < 3 mm [sic]")).toBe("width < 3 mm [sic]");
});

test("decodes markup that was escaped twice", () => {
  expect(htmlToText("&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two &amp;amp; three&lt;/p&gt;")).toBe(
    "One\n\nTwo & three",
  );
});

test.each([
  ["&lt;br&gt;One", "One"],
  ["&lt;h2 class=x&gt;One", "One"],
  ["One &lt;b&gt;two", "One two"],
  ["One &lt;x&gt; two", "One <x> two"],
])("decodes the markup of %s, escaped twice", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test("keeps emoji and right-to-left text", () => {
  expect(htmlToText("<p>خاتم ذهب 💍👩🏽‍🎨</p>")).toBe("خاتم ذهب 💍👩🏽‍🎨");
});

test("collapses spaces and removes those around line breaks", () => {
  expect(htmlToText("One   two \n three\nfour \nfive\n six")).toBe(
    "One two\nthree\nfour\nfive\nsix",
  );
  expect(htmlToText("<p>Rings – gold</p><p>– 18 kt</p><p>– 14 kt</p>")).toBe(
    "Rings – gold\n\n– 18 kt\n– 14 kt",
  );
});

test("joins lines of a name", () => {
  expect(htmlToLine("Ring &#8211; <em>hammered</em><p>gold</p>")).toBe("Ring – hammered gold");
});

test("reads deeply nested markup", () => {
  for (const tag of ["<div>", "<p>", "<li>", "<b ", "<", "<a/b>", "<div><p>"]) {
    expect(htmlToText(`${tag.repeat(200_000)}<br>deep`)).toContain("deep");
  }
});
