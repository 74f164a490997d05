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
