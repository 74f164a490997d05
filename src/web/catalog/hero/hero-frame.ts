import type { Picture } from "#contract/media/media.ts";
import { cropPoint, type Point } from "./crop-point.ts";

/** The shape of the hero's picture on a phone, a tablet and a computer, as in hero.css. */
export const HERO_RATIOS = { phone: 100 / 94.84, tablet: 100 / 73.125, computer: 16 / 9 };
type Device = keyof typeof HERO_RATIOS;

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

/** The focal points of a section's picture as custom properties of the element around it. */
export const focusStyle = (picture: Picture, { phoneFocus }: { phoneFocus: Point }) => ({
  "--focus": `${percent(picture.focalX)} ${percent(picture.focalY)}`,
  "--phone-focus": `${percent(phoneFocus.x)} ${percent(phoneFocus.y)}`,
});

/** Where a number of the hero's picture stands in each of its shapes; a number that is cropped away is hidden. */
export function figureStyle(point: Point, picture: Picture, phoneFocus: Point) {
  const { width, height, focalX, focalY } = picture;
  const pictureRatio = width && height ? width / height : null;
  const styles = (Object.keys(HERO_RATIOS) as Device[]).map((device) => {
    const focus = device === "computer" ? { x: focalX, y: focalY } : phoneFocus;
    const { x, y } = cropPoint(point, focus, { pictureRatio, boxRatio: HERO_RATIOS[device] });
    const isCut = Math.min(x, y) < 0.01 || Math.max(x, y) > 0.99;
    return {
      [`--${device}`]: `${percent(y)} auto auto ${percent(x)}`,
      ...(isCut && { [`--${device}-visibility`]: "hidden" }),
    };
  });
  return Object.assign({}, ...styles) as Record<string, string>;
}

/** The sizes attribute of the hero's picture: how wide it is in each of its shapes before it is cropped. */
export function heroSizes({ width, height }: Picture): string {
  const ratio = width && height ? width / height : HERO_RATIOS.computer;
  const wider = (boxRatio: number) => Math.max(1, ratio / boxRatio);
  return [
    `(min-width: 1850px) ${Math.round(1849 * wider(HERO_RATIOS.computer))}px`,
    `(min-width: 1000px) ${Math.round(100 * wider(HERO_RATIOS.computer))}vw`,
    `(min-width: 768px) ${Math.round(100 * wider(HERO_RATIOS.tablet))}vw`,
    `${Math.round(100 * wider(HERO_RATIOS.phone))}vw`,
  ].join(", ");
}
