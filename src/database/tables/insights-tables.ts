import type { CountKind, FindingKind } from "#contract/operations/insights.ts";
import type { Defaulted } from "./column-types.ts";

export type InsightsTables = {
  visitCounts: VisitCountTable;
  visitorSketches: VisitorSketchTable;
  dismissedFindings: DismissedFindingTable;
  searchAnswers: SearchAnswerTable;
};

type SearchAnswerTable = { search: string; path: string; addedBy: string; addedAt: string };

type VisitCountTable = {
  /** A day, "2026-11-20", or after two years a month, "2026-11". */
  period: string;
  kind: CountKind;
  subject: string;
  count: number;
};

type VisitorSketchTable = {
  day: string;
  salt: string;
  /** Base64; empty before the first visitor. */
  registers: Defaulted<string>;
};

type DismissedFindingTable = {
  kind: FindingKind;
  subject: string;
  dismissedBy: string;
  dismissedAt: string;
};
