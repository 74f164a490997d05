import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { ToastAction } from "#web/ui/toast-store.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { continueFrom, readTyped } from "../../forms/continue-from.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

/** What is typed, and when what is stored of it was last changed. */
type Versioned = FieldValues & { updatedAt?: string | null | undefined };

export type SaveOptions<Values extends Versioned> = {
  form: UseFormReturn<Values>;
  draft: { discard: () => void };
  /** Called after a save, with what takes it back. */
  onSaved: (undo: ToastAction, earlier: Values) => void;
  /** Where each save counts, they wait for each other. */
  scope?: { id: string };
};

type Options<Values extends Versioned, Stored> = SaveOptions<Values> & {
  /** Sends what differs from before, and returns what is stored now. */
  put: (values: Values, before: Values) => Promise<Values>;
  /** Fetches again what shows it. */
  refresh: () => Promise<unknown>;
  toValues: (stored: Stored) => Values;
  describeTheirs: (theirs: Stored) => ReactNode;
  failed: string;
};

/** Saves a form of the settings, given what is typed. What others changed meanwhile is shown, not overwritten. */
export function useSaveForm<Values extends Versioned, Stored>(options: Options<Values, Stored>) {
  const { form, draft, put, refresh, toValues, onSaved, scope } = options;
  const showError = useErrorToast();
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const readStored = () => form.formState.defaultValues as Values;
  const readVersion = () => ({ updatedAt: form.getValues().updatedAt });
  const store = async (values: Values, before: Values, typed: Values) => {
    const after = await put(values, before);
    setTheirs(null);
    draft.discard();
    continueFrom(form, { ...typed, ...readVersion() }, after);
    await refresh();
    return after;
  };
  const undo = useAction({
    mutationFn: ({ to, from }: { to: Values; from: Values }) => store(to, from, from),
    onError: (error) => showError("Couldn’t undo", error),
  });
  const save = useAction({
    ...(scope && { scope }),
    mutationFn: async (typed: Values) => {
      const before = readStored();
      // As saved before, where one waited for another.
      const from = await store({ ...typed, ...readVersion() }, before, typed);
      return { from, to: { ...before, updatedAt: from.updatedAt } };
    },
    onSuccess: (change) =>
      onSaved({ label: "Undo", onPress: () => undo.mutate(change) }, change.to),
    onError: async (error) => {
      const current = error instanceof ApiError && error.status === 409 && error.problem?.current;
      if (current) {
        await refresh();
        setTheirs(current as Stored);
        return;
      }
      setFieldErrors(form, error);
      showError(options.failed, error);
    },
  });
  /** Goes on from what others saved, with what differs from before. */
  const takeIn = (saved: Stored, before: Values) => {
    setTheirs(null);
    continueFrom(form, before, toValues(saved));
  };
  const conflict = theirs && (
    <Conflict
      onSaveMine={() => {
        takeIn(theirs, readStored());
        save.mutate(readTyped(form));
      }}
      onUseTheirs={() => takeIn(theirs, form.getValues())}
    >
      {options.describeTheirs(theirs)}
    </Conflict>
  );
  return { save, conflict };
}

type ConflictProps = {
  /** What is saved now. */
  children: ReactNode;
  onSaveMine: () => void;
  onUseTheirs: () => void;
};

/** What someone else saved while a form was open, and the choice between that and what is typed. */
function Conflict({ children, onSaveMine, onUseTheirs }: ConflictProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      aria-label="Changed by someone else"
      className="stack-close settings-conflict"
      ref={box}
      tabIndex={-1}
    >
      <p>
        <b>Someone else changed this while you were typing.</b> Nothing of yours is lost.
      </p>
      {children}
      <div className="desk-buttons">
        <button className="btn small" onClick={onSaveMine} type="button">
          Save mine
        </button>
        <button className="btn small quiet" onClick={onUseTheirs} type="button">
          Use theirs
        </button>
      </div>
    </section>
  );
}
