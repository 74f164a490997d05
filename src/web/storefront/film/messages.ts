/** The sentences of the film. */
export const MESSAGES = {
  label: "Film",
  title: "A film from the bench",
  play: "Play: ",
  loads: (host: string | null) =>
    host === null ? "Loads when you press play" : `Loads from ${host} when you press play`,
} as const;
