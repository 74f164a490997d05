/** The sentences of the state of a piece. */
export const MESSAGES = {
  state: "State",
  leadTime: "Lead time",
  reservedFor: "For",
  reservedUntil: "Until",
  reservedHelp: "Ends automatically. Visitors see the date but not the name.",
  reservedHelpUnseen:
    "Ends automatically. Leave the name blank to keep it: only people with full access see it.",
  reserved: (person: string, until: string | null) =>
    `Reserved for ${person}${until ? ` until ${until}` : ""}`,
  visitorsRead: (text: string) => `Visitors read “${text}”.`,
  hidden: "Visitors don’t see it.",
} as const;
