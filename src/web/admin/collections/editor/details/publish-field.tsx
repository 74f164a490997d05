import { useState } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { toInstant, toWallClock } from "#contract/zoned-time.ts";
import { Field } from "#web/ui/field.tsx";
import { useDesk } from "../../../layout/use-desk.ts";
import type { CollectionForm } from "../form/collection-form.ts";
import { Input } from "../../../forms/controls.tsx";
import { FormSwitch } from "../../../forms/form.tsx";
import { formatDateTime } from "../../../formatting/format-date-time.ts";
import "./publish-field.css";

/** Publishes the collection, schedules it, or keeps it a draft. */
export function PublishField() {
  const { control, setValue, formState } = useFormContext<CollectionForm>();
  const isPublished = useWatch({ control, name: "isPublished" });
  return (
    <div className="stack-close">
      <FormSwitch<CollectionForm>
        label="Published"
        name="isPublished"
        onChange={(isOn) => {
          // Publishing now clears the schedule.
          if (isOn) setValue("publishAt", null, { shouldDirty: true });
        }}
      />
      {!isPublished && (
        <Controller
          control={control}
          name="publishAt"
          render={({ field }) => (
            <PublishAt
              value={field.value}
              onChange={field.onChange}
              error={formState.errors.publishAt?.message}
            />
          )}
        />
      )}
    </div>
  );
}

type Props = {
  /** ISO 8601. */
  value: string | null;
  onChange: (instant: string | null) => void;
  error: string | undefined;
};

function PublishAt({ value, onChange, error }: Props) {
  const { timeZone } = useDesk().settings;
  const [typed, setTyped] = useState(value ? toWallClock(value, timeZone) : "");
  // A value changed elsewhere replaces the typed text.
  const known = value ? toWallClock(value, timeZone) : "";
  const shown = toInstant(typed, timeZone) === value ? typed : known;
  const help = value
    ? `Publishes on ${formatDateTime(value, timeZone)}.`
    : `Your shop’s time (${timeZone}). Leave blank to keep it a draft.`;
  return (
    <Field id="collection-publish-at" label="Schedule for" help={help} error={error}>
      <div className="toolbar publish-at">
        <Input
          type="datetime-local"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(toInstant(target.value, timeZone));
          }}
        />
        {value && (
          <button
            className="btn small quiet"
            type="button"
            onClick={() => {
              setTyped("");
              onChange(null);
            }}
          >
            Clear the time
          </button>
        )}
      </div>
    </Field>
  );
}
