import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Portrait } from "#contract/settings/settings.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { joinStory, splitStory, STORY_QUESTIONS } from "../story-answers.ts";
import type { Route } from "./+types/about-screen.ts";
import { loadSetup } from "./load-setup.server.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import { StepForm } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { StepInput } from "./step-input.tsx";
import { stepAfter } from "./steps.ts";
import { useSavedState } from "./use-saved-state.ts";
import { useSettingsStep } from "./use-settings-step.ts";
import "./peek-bar.css";
import "./previews.css";

const PREVIEW = "Your About page, as you type";

export const loader = ({ context }: Route.LoaderArgs) => loadSetup(context);

export const meta = () => [{ title: "About you" }];

/** Three questions whose answers become the paragraphs of the About page. */
export default function AboutScreen({ loaderData: setup }: Route.ComponentProps) {
  const { artistName, artistStory } = setup.settings;
  const step = useSettingsStep(
    { artistName, ...splitStory(artistStory) },
    {
      toChange: ({ artistName, ...answers }) => ({ artistName, artistStory: joinStory(answers) }),
      check: () => ({}),
    },
  );
  const field = (name: keyof typeof step.values) => ({
    id: `setup-${name}`,
    value: step.values[name],
    onChange: (value: string) => step.change({ [name]: value }),
    onLeave: step.leave,
  });
  const { artistName: name, ...answers } = step.values;
  return (
    <StepFrame
      lede="Answer any of these in your own words. One sentence each is fine."
      number={4}
      state={useSavedState(step.savedAt)}
      title="About you"
    >
      <div className="setup-columns">
        <StepForm label="About you" onSubmit={() => step.finish(stepAfter(setup, 4))}>
          <StepInput
            {...field("artistName")}
            autoComplete="name"
            error={step.errors.artistName}
            label="Your name"
            maxLength={100}
          />
          <PortraitPicker stored={setup.settings.portrait} />
          {STORY_QUESTIONS.map(({ name, label }) => (
            <StepInput
              {...field(name)}
              error={name === "make" ? step.errors.artistStory : undefined}
              key={name}
              label={label}
              maxLength={3000}
              rows={3}
            />
          ))}
        </StepForm>
        <aside aria-label={PREVIEW} className="setup-preview about-preview">
          <p className="setup-peek-bar">{PREVIEW}</p>
          <h2>{`About ${name || "you"}`}</h2>
          {joinStory(answers)
            .split("\n\n")
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </aside>
      </div>
    </StepFrame>
  );
}

/** A photo of the goldsmith for the home and About pages, saved once it is uploaded. */
function PortraitPicker({ stored }: { stored: Portrait | null }) {
  const client = useQueryClient();
  const showError = useErrorToast();
  const [portrait, setPortrait] = useState(stored);
  const save = useAction({
    scope: { id: "portrait" },
    mutationFn: (chosen: Portrait) => callApi("PUT", "/api/settings", { portrait: chosen }),
    onSuccess: async (_saved, chosen) => {
      setPortrait(chosen);
      await client.invalidateQueries({ queryKey: ["/api/settings"] });
    },
    onError: (error) => showError("Couldn’t save", error),
  });
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
        error={undefined}
        hasPhoto={portrait !== null}
        label="Portrait"
        onPicked={({ url, width, height, alt, focalX, focalY }) =>
          save.mutate({ url, width, height, alt, focalX, focalY })
        }
      />
      <p className="help">You, your hands, or your bench.</p>
    </div>
  );
}
