import { useState } from "react";
import type { Picture } from "#contract/media/media.ts";

/**
 * Finds pictures by URL: those given to the form, and those uploaded or changed since, which come first in `known`.
 */
export function usePhotosByUrl(initial: Picture[], onUpdate?: (picture: Picture) => void) {
  const [changed, setChanged] = useState<ReadonlyMap<string, Picture>>(new Map());
  const update = (picture: Picture) => {
    setChanged((known) => new Map(known).set(picture.url, picture));
    onUpdate?.(picture);
  };
  const find = (url: string): Picture =>
    changed.get(url) ?? initial.find((each) => each.url === url) ?? { ...UNKNOWN, url };
  return { find, update, known: [...changed.values(), ...initial] };
}

const UNKNOWN = {
  alt: "",
  width: null,
  height: null,
  blur: "",
  color: "",
  focalX: 0.5,
  focalY: 0.5,
};
