import { DomainError } from "../../errors.ts";
import { explainMailFailure, type NamedMailServer } from "./explain-mail-failure.ts";

/**
 * What went wrong on the way to a mail server and how to mend it: unprocessable, its message a sentence on
 * each, with an issue at the field to correct.
 * @param server null for one that is set on the server itself, whose name is not shown
 */
export function describeMailFailure(error: unknown, server: NamedMailServer | null): DomainError {
  const { field, problem, fix } = explainMailFailure(error, server);
  return new DomainError("unprocessable", `${problem} Nothing was sent. ${fix}`, {
    ...(field && { issues: [{ path: field, message: fix }] }),
    cause: error,
  });
}
