import { useFormContext } from "react-hook-form";
import { useToast } from "#web/ui/toaster.tsx";
import type { SettingsValues } from "./use-settings-form.ts";

type Props = { isPending: boolean; onDiscard: () => void };

const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });

/** Save and Discard at the bottom of a settings form, with its state in words. */
export function SettingsSaveBar({ isPending, onDiscard }: Props) {
  const { formState, getValues, reset } = useFormContext<SettingsValues>();
  const { toast } = useToast();
  const { isDirty } = formState;
  const savedAt = getValues("updatedAt") ?? null;
  const discard = () => {
    const values = getValues();
    onDiscard();
    reset();
    const undo = () => reset(values, { keepDefaultValues: true });
    toast({ title: "Changes discarded", action: { label: "Undo", onPress: undo } });
  };
  return (
    <div className="settings-save">
      <button className="btn" disabled={!isDirty || isPending} type="submit">
        {isPending ? "Saving..." : "Save"}
      </button>
      <button
        className="btn quiet"
        disabled={!isDirty || isPending}
        onClick={discard}
        type="button"
      >
        Discard
      </button>
      <small aria-live="polite">
        {isDirty ? "Unsaved changes. Kept on this device." : describeSaved(savedAt)}
      </small>
    </div>
  );
}

function describeSaved(savedAt: string | null): string {
  if (savedAt === null) return "";
  const date = new Date(savedAt);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? `All changes saved at ${time.format(date)}.` : "All changes saved.";
}
