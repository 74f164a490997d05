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
import "./publish.css";

const TITLE = "Remove the sample shop";

export const meta = () => [{ title: TITLE }];

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
    <StepFrame
      lede="Your own pieces stay, and so does everything that you added or edited. You can undo this for 30 days."
      number={null}
      title={TITLE}
    >
      <QueryState query={preview} skeleton={<Skeleton className="setup-list" />}>
        {({ removed, kept }) => {
          const lines = describeRemoval(removed);
          if (lines.length === 0) return <p>Nothing of the sample shop is left.</p>;
          return (
            <>
              <h2>This goes to the trash</h2>
              <ul className="setup-kept">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {kept.length > 0 && (
                <>
                  <h2>You edited these, so they stay</h2>
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
                  {remove.isPending ? "Removing…" : "Remove the sample shop"}
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
      toast({ title: "The sample shop is back" });
      await refresh();
    },
    onError: (error) => showError("Couldn’t bring the sample shop back", error),
  });
  return useAction({
    mutationFn: () => callApi<RemovedSample>("POST", "/api/setup/remove-sample"),
    onSuccess: async ({ message, trashId }) => {
      toast({
        title: message,
        ...(trashId !== null && {
          action: { label: "Undo", onPress: () => restore.mutate(trashId) },
        }),
      });
      await refresh();
    },
    onError: (error) => showError("Couldn’t remove the sample shop", error),
  });
}
