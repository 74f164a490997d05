import { useFormContext, useWatch } from "react-hook-form";
import type { Portrait } from "#contract/settings/settings.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";
import { StoryQuestions, useStory } from "../settings/about/story-field.tsx";
import { SettingsInput } from "../settings/form/settings-input.tsx";
import type { SettingsValues } from "../settings/form/use-settings-form.ts";
import type { Route } from "./+types/about-screen.ts";
import { loadSetup } from "./load-setup.server.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import { SettingsStep } from "./settings-step.tsx";

const PREVIEW = "Your About page, as you type";

export const loader = ({ context }: Route.LoaderArgs) => loadSetup(context);

export const meta = () => [{ title: "About you" }];

/** Three questions whose answers become the paragraphs of the About page. */
export default function AboutScreen({ loaderData: setup }: Route.ComponentProps) {
  return (
    <SettingsStep
      keys={["artistName", "portrait", "artistStory"]}
      lede="Answer any of these in your own words. One sentence each is fine."
      number={4}
      preview={<AboutPreview />}
      setup={setup}
      title="About you"
    >
      <SettingsInput autoComplete="name" name="artistName" />
      <PortraitPicker />
      <Story />
    </SettingsStep>
  );
}

const Story = () => <StoryQuestions rows={3} story={useStory()} />;

/** A photo of the goldsmith for the home and About pages. */
function PortraitPicker() {
  const { control, setValue } = useFormContext<SettingsValues>();
  const portrait: Portrait | null | undefined = useWatch({ control, name: "portrait" });
  return (
    <div className="field">
      <p className="label">Portrait</p>
      {portrait && (
        <Picture
          className="setup-portrait"
          fallbackAlt="Your portrait"
          picture={toPortraitPicture(portrait)}
          ratio="1"
          sizes="160px"
        />
      )}
      <PhotoPicker
        hasPhoto={Boolean(portrait)}
        label="Portrait"
        onPicked={(photo) => setValue("portrait", photo, { shouldDirty: true })}
      />
      <p className="help">You, your hands, or your bench.</p>
    </div>
  );
}

function AboutPreview() {
  const { control } = useFormContext<SettingsValues>();
  const [name, story = ""] = useWatch({ control, name: ["artistName", "artistStory"] });
  return (
    <aside aria-label={PREVIEW} className="setup-preview about-preview">
      <p className="setup-peek-bar">{PREVIEW}</p>
      <h2>{`About ${name || "you"}`}</h2>
      {story.split("\n\n").map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </aside>
  );
}
