import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";
import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Picture } from "#contract/media/media.ts";
import { MAX_STUDIO_PHOTOS, type Portrait } from "#contract/settings/settings.ts";
import { PhotoField } from "../../photos/photo-field.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";

/** The photos of the studio, in their order. */
export function StudioPhotosField() {
  const { control, setValue, getValues } = useFormContext<SettingsValues>();
  const photos = (useWatch({ control }) as SettingsValues).studioPhotos ?? [];
  const known = useRef(new Map<string, Portrait>());
  const change = (next: Portrait[]) => setValue("studioPhotos", next, { shouldDirty: true });
  const learn = ({ url, width, height, alt, focalX, focalY }: Picture) => {
    const photo = { url, width: width ?? 0, height: height ?? 0, alt, focalX, focalY };
    known.current.set(url, photo);
    const current = getValues("studioPhotos") ?? [];
    // Its description or focal point was changed.
    if (current.some((each) => each.url === url)) {
      change(current.map((each) => (each.url === url ? photo : each)));
    }
  };
  return (
    <PhotoField
      hasCover={false}
      help="Your bench, your tools, your hands at work. They’re shown on the About page."
      label="Studio photos"
      max={MAX_STUDIO_PHOTOS}
      media={photos.map(toPortraitPicture)}
      onChange={(urls) =>
        change(
          urls.flatMap(
            (url) => photos.find((each) => each.url === url) ?? known.current.get(url) ?? [],
          ),
        )
      }
      onPicture={learn}
      value={photos.map(({ url }) => url)}
    />
  );
}
