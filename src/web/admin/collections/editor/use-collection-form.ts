import { zodResolver } from "@hookform/resolvers/zod";
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import type { Collection } from "#contract/catalogue/collections.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { type Draft as StoredDraft, readDraft, saveDraft } from "../../draft-store.ts";
import { draftTypedSince } from "../../drafts/draft-typed-since.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { continueFrom } from "../../forms/continue-from.ts";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import {
  type CollectionForm,
  collectionFormSchema,
  EMPTY_COLLECTION,
  toCollectionForm,
} from "./collection-form.ts";

const never = () => () => undefined;

const nothing = () => null;

/**
 * The form of a collection. A stored draft is offered, not restored by itself.
 * @param opened null for a new collection
 */
export function useCollectionForm(opened: Collection | null) {
  const name = draftName(opened?.id ?? "new");
  const version = opened?.version ?? null;
  const form = useForm<CollectionForm>({
    resolver: zodResolver(collectionFormSchema),
    defaultValues: opened ? toCollectionForm(opened) : EMPTY_COLLECTION,
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const { isDirty } = form.formState;
  const draft = useDraft(form, name, version);
  useUnsavedChanges(isDirty);
  const [offered, closeOffer] = useStoredDraft<CollectionForm>(name);
  const isSaved = useRef(false);
  useDraftOnClose(form, { name, version, isSaved });
  return {
    form,
    savedAt: draft.savedAt,
    /** Puts the form back to what is stored. */
    revert: () => {
      form.reset();
      draft.discard();
    },
    /** Ends the form that was saved, and the draft with it. */
    end: (saved: Collection, sent: CollectionForm) => {
      isSaved.current = true;
      const { id, version } = saved;
      const stored = toCollectionForm(saved);
      draftTypedSince(form, { name: draftName(id), version, sent, stored }, draft.close);
    },
    /** Goes on editing what was saved. */
    continueFrom: (saved: Collection, sent: CollectionForm) => {
      continueFrom(form, sent, toCollectionForm(saved));
      draft.discard();
    },
    offered,
    restore: () => {
      if (!offered) return;
      form.reset({ ...form.getValues(), ...offered.values }, { keepDefaultValues: true });
      closeOffer();
    },
    dismiss: () => {
      closeOffer();
      if (!isDirty) draft.discard();
    },
  };
}

const draftName = (editing: number | "new"): string => `collection:${editing}`;

type Draft = { name: string; version: number | null; isSaved: RefObject<boolean> };

/** Stores what is not saved when the editor closes, and says so. */
function useDraftOnClose(form: UseFormReturn<CollectionForm>, { name, version, isSaved }: Draft) {
  const { isDirty } = form.formState;
  const { toast } = useToast();
  const saveOnClose = useEffectEvent(() => {
    if (!isDirty || isSaved.current) return;
    const at = new Date().toISOString();
    const isStored = saveDraft(name, { values: form.getValues(), at, version });
    if (isStored) {
      toast({ title: "Closed without saving", description: "We kept your draft on this device." });
    }
  });
  useEffect(() => () => saveOnClose(), []);
}

/** The draft that was stored when the form opened, until it is restored or discarded. */
function useStoredDraft<Values>(name: string): [StoredDraft<Values> | null, () => void] {
  const [isSettled, setSettled] = useState(false);
  const [readOnce] = useState(() => memoize(() => readDraft<Values>(name)));
  // The server has no local storage.
  const found = useSyncExternalStore(never, readOnce, nothing);
  return [isSettled ? null : found, () => setSettled(true)];
}

function memoize<T>(read: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: read() }).value;
}
