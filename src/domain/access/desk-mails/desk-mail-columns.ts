import type { DeskMailKind } from "#contract/access/desk-mails.ts";

/** The columns of the people's table that say who wants which mail. */
export const DESK_MAIL_COLUMNS = {
  health: "wantsHealthNotices",
  summary: "wantsWeeklySummary",
} as const satisfies Record<DeskMailKind, string>;
