import type { User } from "#contract/access/sign-in.ts";

/**
 * Who asks. Visitors see published collections and active pieces only; whoever is signed in sees all of them,
 * and people with access to pieces alone nothing of customers.
 */
export type Viewer = "visitor" | "pieces" | "admin";

export function toViewer(user: Pick<User, "access"> | null): Viewer {
  if (user === null) return "visitor";
  return user.access === "everything" ? "admin" : "pieces";
}
