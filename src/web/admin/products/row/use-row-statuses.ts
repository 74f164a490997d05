import { type MutationKey, useMutationState } from "@tanstack/react-query";
import { useMemo } from "react";

export type RowStatus = "pending" | "error";

/** The rows whose last change of a kind is under way or has failed. @param key of its mutation */
export function useRowStatuses(key: MutationKey): ReadonlyMap<number, RowStatus> {
  const changes = useMutationState({
    filters: { mutationKey: key },
    select: ({ state }) => ({ id: idOf(state.variables), status: state.status }),
  });
  return useMemo(() => {
    const statuses = new Map<number, RowStatus>();
    for (const { id, status } of changes) {
      if (status === "pending" || status === "error") statuses.set(id, status);
      else statuses.delete(id);
    }
    return statuses;
  }, [changes]);
}

/** The variables of such a mutation name the row. */
const idOf = (variables: unknown): number => (variables as { id: number }).id;
