import { useFormContext } from "react-hook-form";
import { useToast } from "#web/ui/toaster.tsx";
import { useDateFormat } from "../../layout/use-date-format.ts";
import { MESSAGES } from "./messages.ts";

/** What the bar needs of a form: when its values were saved last. */
type Saved = { updatedAt?: string | null };

type Props = { isPending: boolean; onDiscard: () => void };

/** Save and Discard at the bottom of a settings form, with its state in words. */
export function SettingsSaveBar({ isPending, onDiscard }: Props) {
  const { formState, getValues, reset } = useFormContext<Saved>();
  const { toast } = useToast();
  const { isDirty } = formState;
  // In the shop's time zone, as in the history of changes.
  const formatDay = useDateFormat();
  const formatTime = useDateFormat({ timeStyle: "short" });
  const saved = describeSaved(getValues("updatedAt") ?? null, formatDay, formatTime);
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
      <small aria-live="polite">{isDirty ? MESSAGES.unsaved : saved}</small>
    </div>
  );
}

type Format = (instant: string) => string;

function describeSaved(savedAt: string | null, formatDay: Format, formatTime: Format): string {
  if (savedAt === null) return "";
  const isToday = formatDay(savedAt) === formatDay(new Date().toISOString());
  return isToday ? MESSAGES.allSavedAt(formatTime(savedAt)) : MESSAGES.allSaved;
}
