import { useState } from "react";
import type { Picture } from "#contract/media.ts";

/**
 * What is known of each picture by its address: what the form was given, and what came or changed
 * since.
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
