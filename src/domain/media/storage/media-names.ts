import {
  type RenditionFormat,
  type RenditionWidth,
  renditionUrl,
} from "#contract/media/media-urls.ts";
import type { StoredOriginal } from "../../services/media-library.ts";

/* File names in the media store. Two digits of the hash keep folders small. */

export const originalsOf = (hash: string) => `originals/${hash.slice(0, 2)}/${hash}`;

export const renditionsOf = (hash: string) => `renditions/${hash.slice(0, 2)}/${hash}`;

export const originalName = ({ hash, extension }: Pick<StoredOriginal, "hash" | "extension">) =>
  `${originalsOf(hash)}.${extension}`;

export const renditionName = (
  { hash }: StoredOriginal,
  width: RenditionWidth,
  format: RenditionFormat,
) => `renditions/${hash.slice(0, 2)}${renditionUrl(hash, width, format).replace("/media", "")}`;

/** The hash in the name of an original or a rendition. */
export const findHash = (name: string): string | undefined =>
  /^\w+\/[0-9a-f]{2}\/([0-9a-f]{64})[./]/.exec(name)?.[1];
