/** Answers to the three questions of the setup. */
export type StoryAnswers = { make: string; start: string; know: string };

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
