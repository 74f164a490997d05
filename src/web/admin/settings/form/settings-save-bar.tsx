import { useFormContext } from "react-hook-form";
import { useToast } from "#web/ui/toaster.tsx";
import { MESSAGES } from "./messages.ts";

/** What the bar needs of a form: when its values were saved last. */
type Saved = { updatedAt?: string | null };

type Props = { isPending: boolean; onDiscard: () => void };

const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });

/** Save and Discard at the bottom of a settings form, with its state in words. */
export function SettingsSaveBar({ isPending, onDiscard }: Props) {
  const { formState, getValues, reset } = useFormContext<Saved>();
  const { toast } = useToast();
  const { isDirty } = formState;
  const savedAt = getValues("updatedAt") ?? null;
  const discard = () => {
    const values = getValues();
    onDiscard();
    reset();
    const undo = () => reset(values, { keepDefaultValues: true });
    toast({ title: MESSAGES.discarded, action: { label: MESSAGES.undo, onPress: undo } });
  };
  return (
    <div className="settings-save">
      <button className="btn" disabled={!isDirty || isPending} type="submit">
        {isPending ? MESSAGES.saving : MESSAGES.save}
      </button>
      <button
        className="btn quiet"
        disabled={!isDirty || isPending}
        onClick={discard}
        type="button"
      >
        {MESSAGES.discard}
      </button>
      <small aria-live="polite">{isDirty ? MESSAGES.unsaved : describeSaved(savedAt)}</small>
    </div>
  );
}

function describeSaved(savedAt: string | null): string {
  if (savedAt === null) return "";
  const date = new Date(savedAt);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? MESSAGES.allSavedAt(time.format(date)) : MESSAGES.allSaved;
}
