import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import type { RemovedSample } from "#contract/settings/sample-removal.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { QueryState } from "../query-state.tsx";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { describeRemoval } from "./describe-removal.ts";
import { StepFrame } from "./step-frame.tsx";
import { StepFoot } from "./step-form.tsx";
import { MESSAGES } from "./messages.ts";
import "./publish.css";

export const meta = () => [{ title: MESSAGES.removeSample.title }];

const PREVIEW = ["remove-sample"];

/** What goes and what stays, and one button that does it. */
export default function RemoveSampleScreen() {
  const preview = useQuery({
    queryKey: PREVIEW,
    queryFn: () => callApi<RemovedSample>("POST", "/api/setup/remove-sample?dryRun=1"),
    gcTime: 0,
  });
  const remove = useRemoveSample();
  return (
    <StepFrame lede={MESSAGES.removeSample.lede} number={null} title={MESSAGES.removeSample.title}>
      <QueryState query={preview} skeleton={<Skeleton className="setup-list" />}>
        {({ removed, kept }) => {
          const lines = describeRemoval(removed);
          if (lines.length === 0) return <p>{MESSAGES.removeSample.nothingLeft}</p>;
          return (
            <>
              <h2>{MESSAGES.removeSample.goes}</h2>
              <ul className="setup-kept">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {kept.length > 0 && (
                <>
                  <h2>{MESSAGES.removeSample.stays}</h2>
                  <ul className="setup-kept">
                    {kept.map((name) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </>
              )}
              <StepFoot>
                <button
                  className="btn"
                  disabled={remove.isPending}
                  onClick={() => remove.mutate()}
                  type="button"
                >
                  {remove.isPending ? MESSAGES.removeSample.removing : MESSAGES.removeSample.remove}
                </button>
              </StepFoot>
            </>
          );
        }}
      </QueryState>
    </StepFrame>
  );
}

function useRemoveSample() {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const showError = useErrorToast();
  // Any list may have shown a part of it, and the shell its name.
  const refresh = () => Promise.all([client.invalidateQueries(), revalidate()]);
  const restore = useAction({
    mutationFn: (trashId: number) => callApi("POST", `/api/trash/${trashId}/restore`),
    onSuccess: async () => {
      toast({ title: MESSAGES.removeSample.back });
      await refresh();
    },
    onError: (error) => showError(MESSAGES.removeSample.backFailed, error),
  });
  return useAction({
    mutationFn: () => callApi<RemovedSample>("POST", "/api/setup/remove-sample"),
    onSuccess: async ({ message, trashId }) => {
      toast({
        title: message,
        ...(trashId !== null && {
          action: { label: MESSAGES.removeSample.undo, onPress: () => restore.mutate(trashId) },
        }),
      });
      await refresh();
    },
    onError: (error) => showError(MESSAGES.removeSample.failed, error),
  });
}
