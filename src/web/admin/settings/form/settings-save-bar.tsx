import { useFormContext } from "react-hook-form";
import { useToast } from "#web/ui/toaster.tsx";
import { useFieldAboveBar } from "./use-field-above-bar.ts";

type Props = { isPending: boolean; onDiscard: () => void };

/** Save and Discard at the bottom of a settings form, while something is unsaved. */
export function SettingsSaveBar({ isPending, onDiscard }: Props) {
  const { formState, getValues, reset } = useFormContext();
  const { toast } = useToast();
  const isShown = formState.isDirty || isPending;
  useFieldAboveBar(isShown);
  const discard = () => {
    const values = getValues();
    onDiscard();
    reset();
    const undo = () => reset(values, { keepDefaultValues: true });
    toast({ title: "Changes discarded", action: { label: "Undo", onPress: undo } });
  };
  if (!isShown) return null;
  return (
    <div className="settings-save">
      <button className="btn" disabled={isPending} type="submit">
        {isPending ? "Saving…" : "Save"}
      </button>
      <button className="btn quiet" disabled={isPending} onClick={discard} type="button">
        Discard
      </button>
      <small aria-live="polite">Unsaved changes. Kept on this device.</small>
    </div>
  );
}
