import type { InsightPiece } from "#contract/operations/insights.ts";

/** An order that is due until the week's end. */
export type DueOrder = { id: number; pieces: string[]; dueDate: string; isLate: boolean };

/** What needs a person most, with the screen where it is done. */
export type NextStep = { sentence: string; label: string; screen: string };

/** What the summary of a week says. Nothing of a customer. */
export type Week = {
  /** Monday to Sunday, in the shop's time zone: "2026-11-16". */
  from: string;
  to: string;
  visits: number;
  /** Null where the week before was not counted. */
  visitsBefore: number | null;
  pieces: Pick<InsightPiece, "name" | "views">[];
  inquiries: number;
  waitingInquiries: number;
  orders: number;
  soldCents: number;
  soldPieces: string[];
  due: DueOrder[];
  nextStep: NextStep | null;
};

/** Whether there is nothing to say at all. */
export const isEmptyWeek = ({ visits, inquiries, orders, due, nextStep }: Week): boolean =>
  visits + inquiries + orders + due.length === 0 && nextStep === null;
