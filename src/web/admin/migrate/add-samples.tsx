import { useQueryClient } from "@tanstack/react-query";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { refetch } from "../api-client/refetch.ts";

/** Adds the pieces of the sample catalogue. */
export function AddSamples() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const add = useAction({
    mutationFn: () => callApi<{ message: string }>("POST", "/api/products/sample"),
    onSuccess: async ({ message }) => {
      toast({ title: message });
      await refetch(client, "/api/products", "/api/inventory", "/api/tags", "/api/admin/stats");
    },
    onError: (error) => showError("Error", error, "Failed to add sample products"),
  });
  return (
    <button
      className="btn quiet"
      disabled={add.isPending}
      onClick={() => add.mutate()}
      type="button"
    >
      {add.isPending ? "Adding..." : "Add Sample Products (for testing only)"}
    </button>
  );
}
