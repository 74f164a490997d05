import { Link } from "react-router";
import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";
import type { Picture } from "#contract/media/media.ts";
import { MAX_STUDIO_PHOTOS, type Portrait } from "#contract/settings/settings.ts";
import { PhotoField } from "../../photos/photo-field.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { StoryField } from "./story-field.tsx";

export const meta = () => [{ title: "About you, Settings" }];

/** What the About page tells and shows. */
export default function AboutScreen() {
  return (
    <SettingsScreen
      from={{ label: "Home page", to: "/admin/settings/home" }}
      keys={["artistStory", "studioPhotos"]}
      lede="Shown on the About page. The first two paragraphs are on the home page, too."
      name="about"
      preview={{ page: "about" }}
      title="About you"
    >
      <p className="muted">
        Your name and portrait are under{" "}
        <Link className="link" to="/admin/settings/identity">
          Your shop
        </Link>
        .
      </p>
      <StoryField />
      <StudioPhotosField />
    </SettingsScreen>
  );
}

/** The photos of the studio, in their order. */
function StudioPhotosField() {
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
