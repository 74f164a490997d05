/** A network, or a browser that signed in before. */
export type QueueClient = { subject: string; isKnown: boolean };

/** Limits how many sign-in attempts a process checks at once, fairly by client. */
export type SignInQueue = {
  /**
   * Runs the work when it is this client's turn.
   * @throws too-many-requests at once when the queue is full, unless the client is known
   */
  run: <T>(client: QueueClient, work: () => Promise<T>) => Promise<T>;
};
