import { PICTURE_TOO_LARGE } from "#contract/upload-limits.ts";
import { DomainError } from "../../errors.ts";

const tooLarge = (what: string) =>
  new DomainError("too-large", `${what} Please send it in a smaller size.`);

export const tooManyBytes = () => new DomainError("too-large", PICTURE_TOO_LARGE);

export const tooManyPixels = () => tooLarge("This picture has more than 60 megapixels.");

export const tooManyPixelsPerSide = () =>
  tooLarge("This picture is longer than 16,383 pixels on one side.");

export const tooMuchMemory = () => tooLarge("This picture is more than this server can work on.");
