/** The names of the dashboard and its tabs, all literal. */
export const MESSAGES = {
  title: "Dashboard",
  tabs: { "to-do": "To-Do List", pieces: "Jewelry Pieces", data: "Data Management" },
} as const;
