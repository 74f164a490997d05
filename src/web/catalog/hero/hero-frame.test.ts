import { expect, test } from "vitest";
import { figureStyle, focusStyle, heroSizes } from "./hero-frame.ts";

const picture = {
  url: "",
  alt: "",
  width: 1600,
  height: 900,
  blur: "",
  color: "",
  focalX: 0.4,
  focalY: 0.5,
};
const phoneFocus = { x: 0.9, y: 0.5 };

test("names the focal points of computers and phones", () => {
  expect(focusStyle(picture, { phoneFocus })).toEqual({
    "--focus": "40% 50%",
    "--phone-focus": "90% 50%",
  });
});

test("places a number in each shape and hides one that is cropped away", () => {
  const right = figureStyle({ x: 0.9, y: 0.5 }, picture, phoneFocus);
  expect(right["--computer"]).toBe("50% auto auto 90%");
  expect(right["--phone"]).toBe("50% auto auto 90%");
  expect(right["--phone-visibility"]).toBeUndefined();
  const left = figureStyle({ x: 0.1, y: 0.5 }, picture, phoneFocus);
  expect(left["--computer-visibility"]).toBeUndefined();
  expect(left["--phone-visibility"]).toBe("hidden");
});

test("gives the widths of a wide and of a tall picture", () => {
  expect(heroSizes(picture)).toBe(
    "(min-width: 1850px) 1849px, (min-width: 1000px) 100vw, (min-width: 768px) 130vw, 169vw",
  );
  expect(heroSizes({ ...picture, width: 900, height: 1200 })).toBe(
    "(min-width: 1850px) 1849px, (min-width: 1000px) 100vw, (min-width: 768px) 100vw, 100vw",
  );
});
