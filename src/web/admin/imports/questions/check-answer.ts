import { exchangeRateSchema, webAddressSchema } from "#contract/importing/import-choices.ts";
import type {
  ImportQuestion,
  QuestionAnswer,
  QuestionOf,
} from "#contract/importing/import-questions.ts";

export type Answers = Record<string, QuestionAnswer>;

/** What the server proposes; questions of one id share their answer. */
export function proposeAnswers(questions: ImportQuestion[]): Answers {
  const answers: Answers = {};
  for (const question of questions) {
    answers[question.id] =
      "rows" in question
        ? {
            ...toRows(answers[question.id]),
            ...Object.fromEntries(question.rows.map(({ key, answer }) => [key, answer])),
          }
        : question.answer;
  }
  return answers;
}

export const toText = (answer: QuestionAnswer | undefined): string =>
  typeof answer === "string" ? answer : "";

export const toList = (answer: QuestionAnswer | undefined): string[] =>
  Array.isArray(answer) ? answer : [];

export const toRows = (answer: QuestionAnswer | undefined): Record<string, string | null> =>
  typeof answer === "object" && answer !== null && !Array.isArray(answer) ? answer : {};

const TYPED = { rates: exchangeRateSchema, address: webAddressSchema };

/** What is wrong with what was typed, a sentence; null when it can be used or is left open. */
export const findProblem = (type: keyof typeof TYPED, typed: string): string | null =>
  typed === "" ? null : (TYPED[type].safeParse(typed).error?.issues[0]?.message ?? null);

/** Why the rows of a mapping cannot be used together, a sentence each. */
export function listProblems({ options }: QuestionOf<"mapping">, answer: QuestionAnswer): string[] {
  const taken = Object.values(toRows(answer));
  return options.flatMap(({ value, missing, twice }) => {
    const count = taken.filter((each) => each === value).length;
    if (count === 0) return missing ?? [];
    return count > 1 ? (twice ?? []) : [];
  });
}

/** Whether an answer can be sent. */
export function isUsable(question: ImportQuestion, answer: QuestionAnswer): boolean {
  switch (question.type) {
    case "choices":
      return toList(answer).length > 0;
    case "mapping":
      return listProblems(question, answer).length === 0;
    case "rates":
      return Object.values(toRows(answer)).every((rate) => !findProblem("rates", rate ?? ""));
    case "address":
      return findProblem("address", toText(answer)) === null;
    default:
      return true;
  }
}
