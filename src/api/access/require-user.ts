import type { User } from "#contract/sign-in.ts";
import { DomainError } from "#domain/errors.ts";

/** The guard lets nobody else come to a call of one's own; the types cannot know. */
export function requireUser(user: User | null): User {
  if (!user) throw new DomainError("unauthorized", "Please sign in first.");
  return user;
}
