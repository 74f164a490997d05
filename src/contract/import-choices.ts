import { z } from "./zod.ts";

/** What the words of a source about a piece's state mean here. */
export const PIECE_STATES = ["listed", "hidden", "sold"] as const;
export type PieceState = (typeof PIECE_STATES)[number];

const state = z.enum(PIECE_STATES);
const word = z.string().min(1).max(200);

/** A person's answers to the questions of a preview; sent again with the file. */
export const importAnswersSchema = z.object({
  /** By word, as the file has it. */
  states: z.record(word, state).optional(),
});
export type ImportAnswers = z.infer<typeof importAnswersSchema>;

/** What a file leaves open. Until it is answered, the import does what `answer` says, or what is safe. */
export const importQuestionsSchema = z.object({
  /** Words about the state that are not known; pieces with one stay hidden until it is answered. */
  states: z.array(z.object({ word: z.string(), pieces: z.int(), answer: state.nullable() })),
});
export type ImportQuestions = z.infer<typeof importQuestionsSchema>;
