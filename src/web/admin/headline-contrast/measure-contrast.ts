type Color = readonly [red: number, green: number, blue: number];

/** WCAG 2.2 asks this of large text. */
export const MIN_HEADLINE_CONTRAST = 3;

/** The lightest twentieth of the pixels may be glints: text over them can still be read. */
const GLINTS = 0.05;

/**
 * The contrast ratio of light text over these pixels, by WCAG 2.2: 1 to 21. It is that of the lightest of the
 * pixels, glints aside.
 * @param pixels red, green, blue and alpha of each
 */
export function measureContrast(pixels: Uint8ClampedArray, text: Color): number {
  const luminances: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    luminances.push(luminance([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]));
  }
  luminances.sort((a, b) => b - a);
  const lightest = luminances[Math.floor(luminances.length * GLINTS)] ?? 0;
  const [light, dark] = [luminance(text), lightest].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance in 0..1. */
function luminance([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
