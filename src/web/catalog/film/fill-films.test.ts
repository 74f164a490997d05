import { expect, test } from "vitest";
import { fillFilms } from "./fill-films.ts";

const PAGE = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const EMBED = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0";
const stored = (title: string, href = PAGE) =>
  `<p><a href="${href}" rel="noopener" data-film="youtube">${title}</a></p>`;

test("shows a film as a frame that leads to its page and loads nothing", () => {
  expect(fillFilms(`<p>Before.</p>${stored("Raising <em>a bowl</em>")}`)).toBe(
    `<p>Before.</p><p><a class="text-film" data-embed="${EMBED}" data-film="youtube" ` +
      `href="${PAGE}" rel="noopener">` +
      '<span class="sr">Play: </span><span class="text-film-title">Raising <em>a bowl</em></span>' +
      "<small>Loads from YouTube when you press play</small></a></p>",
  );
});

test("shows a film however the editor orders its attributes", () => {
  const html = '<a data-film="vimeo" href="https://vimeo.com/76979871/8272103f6e">Forging</a>';
  expect(fillFilms(html)).toContain("Loads from Vimeo when you press play");
});

test("leaves other links as they are", () => {
  for (const link of [
    `<a href="${PAGE}">A plain link</a>`,
    stored("Not a film", "https://evil.example/watch?v=dQw4w9WgXcQ"),
    '<a data-film="evil" href="https://vimeo.com/76979871">Another host</a>',
    '<a data-product-id="3" href="/products/3">A piece</a>',
  ]) {
    expect(fillFilms(link)).toBe(link);
  }
});
