import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectFile } from "#project-file";
import { LOOK_KEYS, LOOKS } from "./looks.ts";

const FILES = { fern: "tokens.css", steel: "looks/steel.css", plum: "looks/plum.css" };

/** The colors of a look by token: "#f7f5f0". */
function readColors(look: keyof typeof FILES): Map<string, string> {
  const css = readFileSync(projectFile(`src/web/styles/${FILES[look]}`), "utf8");
  const rules = css.slice(css.indexOf(`[data-look="${look}"]`));
  return new Map(
    [...rules.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", color = ""]) => [
      name,
      color,
    ]),
  );
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string): number {
  const [dark = 0, light = 0] = [luminance(text), luminance(ground)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = [
  ["ink", "paper recess on-fern fern-wash rouge-wash"],
  ["muted", "paper recess fern-wash"],
  ["rouge", "paper recess rouge-wash"],
  ["fern", "paper fern-wash"],
  ["on-fern", "fern slate viewer"],
  ["on-fern-muted", "fern viewer"],
  ["paper", "ink rouge fern"],
  ["rouge-wash", "rouge"],
  ["on-photo", "slate"],
  ["on-ink-muted", "ink"],
] as const;

test.each(LOOK_KEYS)("%s has the contrast of WCAG AA on each of its grounds", (look) => {
  const fern = readColors("fern");
  const colors = new Map([...fern, ...readColors(look)]);
  const of = (token: string) => colors.get(token) ?? `no --${token}`;
  for (const [text, grounds] of TEXT) {
    for (const ground of grounds.split(" ")) {
      const ratio = contrast(of(text), of(ground));
      expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  for (const ground of ["paper", "recess", "white"]) {
    expect(contrast(of("edge"), of(ground)), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
  }
});

test.each(LOOK_KEYS)("%s tells the browser the color of its ground", (look) => {
  expect(readColors(look).get("paper")).toBe(LOOKS[look].ground);
});

test.each(["steel", "plum"] as const)("%s sets every color of the first look", (look) => {
  const own = readColors(look);
  const missing = [...readColors("fern").keys()].filter((token) => !own.has(token));
  expect(missing).toEqual(["white"]);
});
