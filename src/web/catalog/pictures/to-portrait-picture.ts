import type { Picture } from "#contract/media/media.ts";
import type { Portrait } from "#contract/settings/settings.ts";

/** The portrait of the settings as a picture of pages. */
export const toPortraitPicture = (portrait: Portrait): Picture => ({
  ...portrait,
  blur: "",
  color: "",
});
