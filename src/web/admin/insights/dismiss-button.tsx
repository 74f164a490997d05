import { useQueryClient } from "@tanstack/react-query";
import type { Dismissal } from "#contract/operations/insights.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** Takes a finding off the screen; its toast puts it back. */
export function DismissButton({ kind, subject }: Pick<Dismissal, "kind" | "subject">) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const dismiss = useAction({
    // Undo may be pressed while the lists are still fetched again.
    keyOf: (dismissed) => dismissed,
    mutationFn: (dismissed: boolean) =>
      callApi("PUT", "/api/insights/dismissals", { kind, subject, dismissed }),
    onSuccess: async (_, dismissed) => {
      if (dismissed) {
        const action = { label: "Undo", onPress: () => dismiss.mutate(false) };
        toast({ title: "Dismissed", action });
      }
      await refetch(client, "/api/insights");
    },
    onError: (error) => showError("Couldn’t dismiss it", error),
  });
  return (
    <button
      className="link"
      disabled={dismiss.isPending}
      onClick={() => dismiss.mutate(true)}
      type="button"
    >
      Dismiss
      <span className="sr"> {subject}</span>
    </button>
  );
}
