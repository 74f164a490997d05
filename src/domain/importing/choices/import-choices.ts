import type { ImportAnswers, ImportQuestions, PieceState } from "#contract/import-choices.ts";
import { formatHundredths } from "#contract/decimals.ts";
import { normalizeWord } from "../parsing/normalize-word.ts";

/** The choices of a person for one import, and what it still has to ask. */
/** A piece and its price in hundredths of a unit. */
type Priced = { name: string; cents: number };

const MAX_EXAMPLES = 3;

export type ImportChoices = {
  /** The state of a piece by a word that is not known; null until a person says what it means. */
  chooseState: (word: string) => PieceState | null;
  /**
   * US dollars for one unit of a currency (ISO 4217), as typed; null until a person types a rate.
   * @param priced the piece, an example for the question
   */
  chooseRate: (currency: string, priced: Priced) => string | null;
  /**
   * The address before a bare file name of a picture; null until a person types one.
   * @param isFirst whether it is the first such picture of its piece
   */
  choosePictureFolder: (name: string, isFirst: boolean) => string | null;
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
  let pictureFolder: ImportQuestions["pictureFolder"] = null;
  const currencies = new Map<string, ImportQuestions["currencies"][number]>();
  return {
    chooseState: (word) => {
      const key = normalizeWord(word);
      const answer = states.get(key) ?? null;
      const { pieces } = asked.get(key) ?? { pieces: 0 };
      asked.set(key, { word: word.slice(0, 200), pieces: pieces + 1, answer });
      return answer;
    },
    chooseRate: (currency, { name, cents }) => {
      const answer = answers.rates?.[currency] ?? null;
      const { pieces, examples } = currencies.get(currency) ?? { pieces: 0, examples: [] };
      const example = { name, price: formatHundredths(cents) };
      currencies.set(currency, {
        currency,
        pieces: pieces + 1,
        examples: examples.length < MAX_EXAMPLES ? [...examples, example] : examples,
        answer,
      });
      return answer;
    },
    choosePictureFolder: (name, isFirst) => {
      const answer = answers.pictureFolder ?? null;
      const { pieces, examples } = pictureFolder ?? { pieces: 0, examples: [] };
      pictureFolder = {
        pieces: pieces + (isFirst ? 1 : 0),
        examples: examples.length < MAX_EXAMPLES ? [...examples, name.slice(0, 200)] : examples,
        answer,
      };
      return answer;
    },
    questions: () => ({
      states: [...asked.values()],
      pictureFolder,
      currencies: [...currencies.values()],
    }),
  };
}
