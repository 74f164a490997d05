/** A network, or a browser that signed in before. */
export type SignInClient = { subject: string; isKnown: boolean };

/** Limits how many sign-in attempts a process checks at once, fairly by client. */
export type SignInQueue = {
  /**
   * Runs the work when it is this client's turn.
   * @throws too-many-requests at once when the queue is full, unless the client is known
   */
  run: <T>(client: SignInClient, work: () => Promise<T>) => Promise<T>;
  /** Caches for a second that a subject (a name, an address) is refused, to spare the database. */
  cacheRefusal: (subject: string, until: number) => void;
  /** Until when a subject is refused, in epoch milliseconds; undefined where that is not cached. */
  refusedUntil: (subject: string) => number | undefined;
  clearRefusals: (subjects: string[]) => void;
  /** Delays the response to refused attempts when they come in bulk. */
  throttleRefusal: () => Promise<void>;
};
