import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "../../forms/controls.tsx";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";

const WAYS = [
  { value: "questions", label: "Three questions" },
  { value: "text", label: "One text" },
] as const;

/** The story as answers to three questions, or as one text: begun with what suits the stored one. */
export function StoryField() {
  const story = useStory();
  const { text, error, change } = story;
  const [way, setWay] = useState<"questions" | "text">(() =>
    splitStory(text).know.includes("\n\n") ? "text" : "questions",
  );
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
          <TextArea onChange={({ target }) => change(target.value)} rows={14} value={text} />
        </Field>
      ) : (
        <>
          <p className="muted">
            Answer any of these in your own words. Each answer becomes a paragraph.
          </p>
          <StoryQuestions rows={5} story={story} />
        </>
      )}
    </>
  );
}

type StoryQuestionsProps = { story: ReturnType<typeof useStory>; rows: number };

/** Three questions whose answers become the paragraphs of the story. */
export const StoryQuestions = ({ story: { answers, answer, error }, rows }: StoryQuestionsProps) =>
  STORY_QUESTIONS.map(({ name, label }) => (
    <Field
      error={name === "make" ? error : undefined}
      id={`story-${name}`}
      key={name}
      label={label}
    >
      <TextArea
        maxLength={3000}
        onChange={({ target }) => answer(name, target.value)}
        rows={rows}
        value={answers[name]}
      />
    </Field>
  ));

/** The story of a form of settings, as a text and as answers. */
export function useStory() {
  const { control, setValue, formState } = useFormContext<SettingsValues>();
  const text = (useWatch({ control }) as SettingsValues).artistStory ?? "";
  const [typed, setTyped] = useState(() => splitStory(text));
  // Typed answers hold until the story is another one: reset, or restored from a draft.
  const answers = joinStory(typed) === text ? typed : splitStory(text);
  const change = (next: string) => setValue("artistStory", next, { shouldDirty: true });
  const answer = (name: keyof typeof answers, given: string) => {
    const next = { ...answers, [name]: given };
    setTyped(next);
    change(joinStory(next));
  };
  return { text, change, answers, answer, error: formState.errors.artistStory?.message };
}

/** The questions whose answers become the paragraphs of the About page. */
const STORY_QUESTIONS = [
  { name: "make", label: "What do you make?" },
  { name: "start", label: "How did you start?" },
  { name: "know", label: "What should people know before they contact you?" },
] as const;

/** Answers to the three questions. */
type StoryAnswers = { make: string; start: string; know: string };

/** The paragraphs of a story as answers; what is longer than two paragraphs is the last answer. */
export function splitStory(story: string): StoryAnswers {
  const [make = "", start = "", ...know] = story
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return { make, start, know: know.join("\n\n") };
}

/** The answers as a story; an unanswered question leaves no gap. */
export const joinStory = ({ make, start, know }: StoryAnswers): string =>
  [make, start, know]
    .map((answer) => answer.trim())
    .filter(Boolean)
    .join("\n\n");
