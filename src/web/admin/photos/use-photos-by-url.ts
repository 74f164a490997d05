import { useState } from "react";
import type { Picture } from "#contract/media.ts";

/**
 * Finds pictures by URL: those given to the form, and those uploaded or changed since.
 */
export function usePhotosByUrl(given: Picture[]) {
  const [since, setSince] = useState<ReadonlyMap<string, Picture>>(new Map());
  const learn = (picture: Picture) => setSince((known) => new Map(known).set(picture.url, picture));
  const find = (url: string): Picture =>
    since.get(url) ?? given.find((each) => each.url === url) ?? { ...UNKNOWN, url };
  return { find, learn };
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
