import { DomainError } from "../../errors.ts";
import { FairQueue } from "../../infrastructure/rate-limit/fair-queue.ts";

/** Limits how many sign-in attempts a process checks at once, fairly by client, beside visitors' requests. */
export class FairSignInQueue extends FairQueue {
  constructor() {
    super({
      // While one attempt waits for the database, another password is verified.
      concurrency: 2,
      maxQueued: 50,
      maxKnownQueued: 5,
      refuse: () =>
        new DomainError(
          "too-many-requests",
          "Too many people are signing in. Try again in a few seconds.",
          { retryAfterSeconds: 5 },
        ),
    });
  }
}
