import { useState, useSyncExternalStore } from "react";
import { readStored, writeStored } from "#web/ui/browser-storage.ts";

const KEY = "ring-size:pixels-per-mm";
/** CSS pixels in a millimeter, from the coarsest television to the densest phone. */
export const MIN_SCALE = 2;
export const MAX_SCALE = 8;
/** CSS's own inch of 96 pixels. */
const DEFAULT_SCALE = 96 / 25.4;

const subscribeToNothing = () => () => undefined;

/** How many CSS pixels a millimeter has on this screen. Kept in this browser only; for the page alone where storage is off. */
export function useScreenScale() {
  const stored = useSyncExternalStore(subscribeToNothing, readScale, () => null);
  const [chosen, setChosen] = useState<number | null>(null);
  const setPixelsPerMm = (pixelsPerMm: number) => {
    setChosen(pixelsPerMm);
    writeStored("localStorage", KEY, String(pixelsPerMm));
  };
  return { pixelsPerMm: chosen ?? stored ?? DEFAULT_SCALE, setPixelsPerMm };
}

export type ScreenScaleState = ReturnType<typeof useScreenScale>;

function readScale(): number | null {
  const scale = Number(readStored("localStorage", KEY));
  return scale >= MIN_SCALE && scale <= MAX_SCALE ? scale : null;
}
