/** The sentences of a film before it plays, on its own or in a text. */
export const MESSAGES = {
  play: "Play: ",
  loads: (host: string | null) =>
    host === null ? "Loads when you press play" : `Loads from ${host} when you press play`,
} as const;
