import type { ListPicture } from "./list-picture.ts";

/** A picture's focal point as CSS object-position; undefined at the center, the style sheet's default. */
export function objectPosition({ focalX = 0.5, focalY = 0.5 }: ListPicture): string | undefined {
  if (focalX === 0.5 && focalY === 0.5) return undefined;
  return `${percent(focalX)} ${percent(focalY)}`;
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
