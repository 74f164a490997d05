/** The questions whose answers become the paragraphs of the About page. */
export const STORY_QUESTIONS = [
  { name: "make", label: "What do you make?" },
  { name: "start", label: "How did you start?" },
  { name: "know", label: "What should people know before they contact you?" },
] as const;

/** Answers to the three questions. */
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
