import { useNavigate, useRevalidator } from "react-router";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** Opens and closes the shop. Closing acts at once and offers Undo. */
export function useShopOpening() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const showError = useErrorToast();
  const open = useAction({
    mutationFn: () => callApi("POST", "/api/setup/open"),
    onSuccess: async () => {
      await revalidate();
      await navigate("/admin/setup/opened");
    },
    onError: (error) => showError("Couldn’t open the shop", error),
  });
  const close = useAction({
    mutationFn: () => callApi("POST", "/api/setup/close"),
    onSuccess: async () => {
      toast({
        title: "Shop closed",
        description: "Visitors see “Opening soon” again.",
        action: { label: "Undo", onPress: () => open.mutate() },
      });
      await revalidate();
      await navigate("/admin/setup");
    },
    onError: (error) => showError("Couldn’t close the shop", error),
  });
  return { open, close };
}
