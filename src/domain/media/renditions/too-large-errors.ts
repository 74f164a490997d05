import { PICTURE_TOO_LARGE } from "#contract/media/upload-limits.ts";
import { DomainError } from "../../errors.ts";

const tooLarge = (what: string) =>
  new DomainError("too-large", `${what} Please send it in a smaller size.`);

export const tooManyBytes = () => new DomainError("too-large", PICTURE_TOO_LARGE);

export const tooManyPixels = () =>
  tooLarge("This photo has more than 60 megapixels. Choose a smaller one.");

export const tooManyDecodedBytes = () =>
  new DomainError(
    "too-large",
    "This photo takes too much memory to open. Export it as a JPEG, or in a smaller size.",
  );

export const tooManyPixelsPerSide = () =>
  tooLarge("This photo is longer than 16,383 pixels on one side. Choose a smaller one.");

export const tooMuchMemory = () =>
  tooLarge("This photo is too large for your server. Choose a smaller one.");
