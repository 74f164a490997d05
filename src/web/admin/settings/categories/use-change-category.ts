import { useQueryClient } from "@tanstack/react-query";
import type { Category, CategoryChange } from "#contract/catalogue/categories.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

type Change = {
  id: number;
  change: CategoryChange;
  /** What the toast says. */
  title: string;
  /** Puts the earlier value back; none for an undo itself. */
  earlier?: CategoryChange;
};

/** Saves a change of a category at once, with Undo. */
export function useChangeCategory() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const mutation = useAction({
    scope: { id: "categories" },
    mutationFn: ({ id, change }: Change) =>
      callApi<Category>("PUT", `/api/categories/${id}`, change),
    onSuccess: async (_saved, { id, title, earlier }) => {
      await refetch(client, "/api/categories");
      const undo = () => mutation.mutate({ id, change: earlier ?? {}, title: "Change undone" });
      toast({ title, ...(earlier && { action: { label: "Undo", onPress: undo } }) });
    },
    onError: (error) => showError("Couldn’t save the category", error),
  });
  return mutation;
}
