import { FACT_FIELDS } from "#contract/catalogue/fact-fields.ts";
import {
  PROPOSED_FACTS,
  proposeFacts,
  toStoredFact,
} from "#contract/catalogue/proposals/propose-facts.ts";
import type { SourcePiece } from "../source.ts";
import type { ImportChoices } from "./import-choices.ts";

/**
 * A piece with the metals, stones and sizes that its words name, where the source states none and a person asked for
 * them. What could be filled in is counted for the question.
 */
export function fillInDetails(piece: SourcePiece, choices: ImportChoices): SourcePiece {
  if (piece.own) return piece;
  const proposals = proposeFacts({
    name: piece.name,
    materials: piece.materials ?? "",
    description: piece.description ?? "",
    dimensions: piece.dimensions ?? "",
  });
  const found = PROPOSED_FACTS.flatMap((fact) => {
    const { column, label } = FACT_FIELDS[fact];
    const proposal = proposals[fact];
    return proposal && piece[column] === null ? [{ fact, column, label, ...proposal }] : [];
  });
  if (found.length === 0) return piece;
  choices.addDetails({
    name: piece.name,
    found: found.map(({ fact, label, text, isSure }) => ({
      text: fact === "metals" || fact === "stones" ? text : `${label}: ${text}`,
      isSure,
    })),
  });
  const { details } = choices;
  const all = found.filter(({ isSure }) => details === "all" || (details === "sure" && isSure));
  if (all.length === 0) return piece;
  const filled = all.map(({ fact, column, text }) => [column, toStoredFact(fact, text)]);
  const note = `Read from its words: ${all.map(({ label, text }) => `${label}: ${text}`).join(", ")}.`;
  return {
    ...piece,
    ...(Object.fromEntries(filled) as Partial<SourcePiece>),
    proposed: all.map(({ fact }) => fact),
    notes: [...piece.notes, note],
  };
}
