import { Link } from "react-router";
import { useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";
import type { Picture } from "#contract/media/media.ts";
import { MAX_STUDIO_PHOTOS, type Portrait } from "#contract/settings/settings.ts";
import { Field } from "#web/ui/field.tsx";
import { PhotoField } from "../../photos/photo-field.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import { joinStory, splitStory, STORY_QUESTIONS } from "../../story-answers.ts";
import { SettingsScreen } from "../form/settings-screen.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";

const WAYS = [
  { value: "questions", label: "Three questions" },
  { value: "text", label: "One text" },
] as const;

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
      <p className="settings-note">
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

/** The story as answers to three questions, or as one text: begun with what suits the stored one. */
function StoryField() {
  const { control, setValue, formState } = useFormContext<SettingsValues>();
  const story = (useWatch({ control }) as SettingsValues).artistStory ?? "";
  const [way, setWay] = useState<"questions" | "text">(() =>
    splitStory(story).know.includes("\n\n") ? "text" : "questions",
  );
  const [typed, setTyped] = useState(() => splitStory(story));
  // Typed answers hold until the story is another one: reset, or restored from a draft.
  const answers = joinStory(typed) === story ? typed : splitStory(story);
  const error = formState.errors.artistStory?.message;
  const change = (next: string) => setValue("artistStory", next, { shouldDirty: true });
  const answer = (name: keyof typeof answers, text: string) => {
    const next = { ...answers, [name]: text };
    setTyped(next);
    change(joinStory(next));
  };
  return (
    <>
      <SegmentedChoice label="Your story" onChange={setWay} options={WAYS} value={way} />
      {way === "text" ? (
        <Field
          error={error}
          help="Leave an empty line to begin a new paragraph."
          id="settings-story"
          label="Your story"
        >
          <textarea
            dir="auto"
            id="settings-story"
            onChange={({ target }) => change(target.value)}
            rows={14}
            value={story}
            {...fieldAriaProps("settings-story", error, true)}
          />
        </Field>
      ) : (
        <>
          <p className="settings-note">
            Answer any of these in your own words. Each answer becomes a paragraph.
          </p>
          {STORY_QUESTIONS.map(({ name, label }) => (
            <Field
              error={name === "make" ? error : undefined}
              id={`story-${name}`}
              key={name}
              label={label}
            >
              <textarea
                dir="auto"
                id={`story-${name}`}
                maxLength={3000}
                onChange={({ target }) => answer(name, target.value)}
                rows={5}
                value={answers[name]}
                {...fieldAriaProps(`story-${name}`, name === "make" && error)}
              />
            </Field>
          ))}
        </>
      )}
    </>
  );
}
