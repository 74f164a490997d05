import type { User } from "#contract/access/sign-in.ts";
import { DomainError } from "#domain/errors.ts";

/** Narrows the type: require-session has already rejected anonymous requests to these calls. */
export function requireUser(user: User | null): User {
  if (!user) throw new DomainError("unauthorized", "Please sign in first.");
  return user;
}
