import { useRevalidator } from "react-router";
import { callApi } from "../api-client/call-api.ts";
import { SavedSwitch } from "../forms/saved-switch.tsx";
import { SETTINGS_LABELS } from "../settings/form/settings-labels.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** Shows ™ after the name or not, saved at once. */
export function TrademarkSwitch({ isShown }: { isShown: boolean }) {
  const { revalidate } = useRevalidator();
  const showError = useErrorToast();
  const save = useAction({
    scope: { id: "trademark" },
    mutationFn: (showTrademark: boolean) => callApi("PUT", "/api/settings", { showTrademark }),
    onSuccess: () => revalidate(),
    onError: (error) => showError("Couldn’t save", error),
  });
  return (
    <SavedSwitch
      help="Only if you use it as a trademark."
      isOn={isShown}
      label={SETTINGS_LABELS.showTrademark ?? ""}
      save={save}
    />
  );
}
