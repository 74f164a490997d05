import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { isSameJson } from "#contract/canonical-json.ts";
import type { StoredSettings } from "#contract/settings/settings.ts";
import { pickChanged } from "../pick-changed.ts";
import { SETTINGS_LABELS } from "./settings-labels.ts";
import { pickSettings, type SettingsKey, type SettingsValues } from "./use-settings-form.ts";

type Props = {
  theirs: StoredSettings;
  keys: SettingsKey[];
  onSaveMine: (values: SettingsValues) => void;
  onDone: () => void;
};

/** What someone else saved while the form was open, beside what is typed in it. */
export function SettingsConflict({ theirs, keys, onSaveMine, onDone }: Props) {
  const { getValues, formState, reset } = useFormContext<SettingsValues>();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const before = formState.defaultValues as SettingsValues;
  const { updatedAt: _readAt, ...mine } = pickChanged(before, getValues());
  const saved = pickSettings(theirs, keys);
  const different = keys.filter((key) => key in mine && !isSameJson(mine[key], saved[key]));
  const useTheirs = () => {
    reset(saved);
    onDone();
  };
  return (
    <section
      aria-label="Changed by someone else"
      className="settings-conflict"
      ref={box}
      tabIndex={-1}
    >
      <p>
        <b>Someone else changed this while you were typing.</b> Nothing of yours is lost.
      </p>
      <dl>
        {different.map((key) => (
          <div key={key}>
            <dt>{SETTINGS_LABELS[key] ?? "This screen"}</dt>
            <dd>{`Saved now: ${describeValue(saved[key])}`}</dd>
            <dd>{`Yours: ${describeValue(mine[key])}`}</dd>
          </div>
        ))}
      </dl>
      <div className="desk-buttons">
        <button
          className="btn small"
          onClick={() => onSaveMine({ ...saved, ...mine })}
          type="button"
        >
          Save mine
        </button>
        <button className="btn small quiet" onClick={useTheirs} type="button">
          Use theirs
        </button>
      </div>
    </section>
  );
}

function describeValue(value: unknown): string {
  if (value === "") return "blank";
  return typeof value === "string" ? value : "a different choice";
}
