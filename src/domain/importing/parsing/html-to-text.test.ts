import { expect, test } from "vitest";
import { htmlToLine, htmlToText } from "./html-to-text.ts";

test("Paragraphs are parted by an empty line, breaks and items stand on lines of their own.", () => {
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

test("What nobody sees is left out.", () => {
  const html =
    '<style>p{}</style><p>So\u00ADlid\u200B gold</p><script>alert(1)</script><!-- a -->[gallery ids="1,2"][caption id=1]Seen[/caption]<noscript>no</noscript>';
  expect(htmlToText(html)).toBe("Solid gold\n\nSeen");
});

test("Text without markup keeps its lines, and signs that are no markup.", () => {
  expect(htmlToText("One\r\ntwo\n\n\n\nthree &lt; four &amp; <em>five</em>")).toBe(
    "One\ntwo\n\nthree < four & five",
  );
  expect(htmlToText("width < 3 mm [sic]")).toBe("width < 3 mm [sic]");
});

test("Markup that was escaped once too often is read too.", () => {
  expect(htmlToText("&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two &amp;amp; three&lt;/p&gt;")).toBe(
    "One\n\nTwo & three",
  );
});

test("Emoji and text from right to left stay as they are.", () => {
  expect(htmlToText("<p>خاتم ذهب 💍👩🏽‍🎨</p>")).toBe("خاتم ذهب 💍👩🏽‍🎨");
});

test("A name stands on one line.", () => {
  expect(htmlToLine("Ring &#8211; <em>hammered</em><br>gold")).toBe("Ring – hammered gold");
});

test("Markup nested without end is read to its end.", () => {
  const started = performance.now();
  for (const tag of ["<div>", "<p>", "<li>", "<b ", "<", "<a/b>", "<div><p>"]) {
    expect(htmlToText(`${tag.repeat(200_000)}<br>deep`)).toContain("deep");
  }
  expect(performance.now() - started).toBeLessThan(20_000);
});
