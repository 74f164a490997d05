import { useRevalidator } from "react-router";
import { callApi } from "../api-client/call-api.ts";
import { Switch } from "../forms/switch.tsx";
import { SETTINGS_LABELS } from "../settings/form/settings-labels.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";

/** Shows ™ after the name or not, saved at once. */
export function TrademarkSwitch({ isShown }: { isShown: boolean }) {
  const { revalidate } = useRevalidator();
  const showError = useErrorToast();
  const save = useAction({
    scope: { id: "trademark" },
    mutationFn: (showTrademark: boolean) => callApi("PUT", "/api/settings", { showTrademark }),
    onSuccess: () => revalidate(),
    onError: (error) => showError(MESSAGES.step.failed, error),
  });
  return (
    <Switch
      checked={save.isPending ? save.variables : isShown}
      help={MESSAGES.name.trademarkHelp}
      label={SETTINGS_LABELS.showTrademark ?? ""}
      onChange={(showTrademark) => save.mutate(showTrademark)}
    />
  );
}
