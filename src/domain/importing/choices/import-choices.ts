import type { ImportAnswers, ImportQuestions, PieceState } from "#contract/import-choices.ts";
import { normalizeWord } from "../parsing/normalize-word.ts";

/** The choices of a person for one import, and what it still has to ask. */
export type ImportChoices = {
  /** The state of a piece by a word that is not known; null until a person says what it means. */
  chooseState: (word: string) => PieceState | null;
  /** What was asked so far, answered or not. */
  questions: () => ImportQuestions;
};

/**
 * Choices that count how often each is needed.
 * @param stored the answers to earlier imports
 * @param answers those to this one, which override them
 */
export function createImportChoices(
  answers: ImportAnswers = {},
  stored: ImportAnswers = {},
): ImportChoices {
  const states = new Map(
    Object.entries({ ...stored.states, ...answers.states }).map(
      ([word, state]) => [normalizeWord(word), state] as const,
    ),
  );
  const asked = new Map<string, ImportQuestions["states"][number]>();
  return {
    chooseState: (word) => {
      const key = normalizeWord(word);
      const answer = states.get(key) ?? null;
      const { pieces } = asked.get(key) ?? { pieces: 0 };
      asked.set(key, { word: word.slice(0, 200), pieces: pieces + 1, answer });
      return answer;
    },
    questions: () => ({ states: [...asked.values()] }),
  };
}
