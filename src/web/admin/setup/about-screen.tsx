import type { Route } from "./+types/about-screen.ts";
import { loadSetup } from "./load-setup.server.ts";
import { PortraitPicker } from "./portrait-picker.tsx";
import { StepForm } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { StepInput } from "./step-input.tsx";
import { stepAfter } from "./steps.ts";
import { joinStory, splitStory, STORY_QUESTIONS } from "../story-answers.ts";
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
