import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import type { SettingsUpdate, StoredSettings } from "#contract/settings/settings.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { PreviewedPage } from "#contract/catalogue/preview-links.ts";
import type { SettingsDraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { QueryState } from "../../query-state.tsx";
import { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { callApi } from "../../api-client/call-api.ts";
import { continueFrom, readTyped } from "../../forms/continue-from.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { SettingsHeader } from "../settings-header.tsx";
import { pickChanged } from "../pick-changed.ts";
import { SettingsConflict } from "./settings-conflict.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import {
  pickSettings,
  type SettingsFormApi,
  type SettingsKey,
  type SettingsValues,
  useSettingsForm,
} from "./use-settings-form.ts";
import "../../desk-screen.css";
import "../settings.css";

type Props = {
  name: string;
  title: string;
  lede: string;
  /** The screen it was reached from, if that is not the list of settings. */
  from?: { label: string; to: string };
  keys: SettingsKey[];
  /** None where the settings change no page. */
  preview?: Preview;
  children: ReactNode;
};

/** The screen of one subject of the settings. */
export function SettingsScreen({ title, lede, from, ...form }: Props) {
  const settings = useQuery<StoredSettings>({ queryKey: ["/api/settings"] });
  return (
    <>
      <SettingsHeader from={from} lede={lede} title={title} />
      <QueryState
        keepData
        query={settings}
        skeleton={
          <div className="settings-pending">
            <output className="sr">Loading the settings</output>
            <Skeleton />
            <Skeleton />
          </div>
        }
      >
        {(loaded) => <SettingsForm {...form} settings={loaded} title={title} />}
      </QueryState>
    </>
  );
}

type SettingsFormProps = {
  /** Names the draft on this device. */
  name: string;
  title: string;
  keys: SettingsKey[];
  settings: StoredSettings;
  preview?: Preview | undefined;
  children: ReactNode;
};

/** The form of one subject, with the page it changes. */
function SettingsForm({ name, title, keys, settings, preview, children }: SettingsFormProps) {
  const form = useSettingsForm(settings, keys);
  const draft = useRestoredDraft(form, `settings:${name}`, null);
  const { save, theirs, forgetTheirs } = useSaveSettings(form, keys, () => draft.discard());
  return (
    <SettingsFrame
      conflict={
        theirs && (
          <SettingsConflict
            keys={keys}
            onDone={forgetTheirs}
            onSaveMine={(values) => save.mutate(values)}
            theirs={theirs}
          />
        )
      }
      draft={draft}
      form={form}
      preview={preview && <SettingsPreview {...preview} />}
      save={save}
      title={title}
    >
      {children}
    </SettingsFrame>
  );
}

type Preview = {
  page: PreviewedPage;
  /** What of the page it is about, as a CSS selector. */
  part?: string;
};

/** The public page with what is typed in the form, before it is saved. */
function SettingsPreview({ page, part }: Preview) {
  const { control } = useFormContext<SettingsValues>();
  // Typing goes before the preview.
  const settings = useDeferredValue(useWatch({ control }) as SettingsValues);
  const message = useMemo<SettingsDraftMessage>(
    () => ({ type: "settings-draft", settings, part }),
    [settings, part],
  );
  return <PreviewPane message={message} page={page} />;
}

/** Saves the changed settings of a screen. What others changed meanwhile is shown, not overwritten. */
function useSaveSettings(form: SettingsFormApi, keys: SettingsKey[], onSaved: () => void) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const showError = useErrorToast();
  const [theirs, setTheirs] = useState<StoredSettings | null>(null);
  const put = async (change: SettingsUpdate, before: SettingsValues) => {
    const saved = await callApi<StoredSettings>("PUT", "/api/settings", change);
    setTheirs(null);
    onSaved();
    continueFrom(form, before, pickSettings(saved, keys));
    client.setQueryData(["/api/settings"], saved);
    // The shell shows the business name.
    await revalidate();
    return saved;
  };
  const undo = useAction({
    mutationFn: (earlier: SettingsUpdate) =>
      put(earlier, form.formState.defaultValues as SettingsValues),
    onError: (error) => showError("Couldn’t undo", error),
  });
  const save = useAction({
    mutationFn: async (values: SettingsValues) => {
      const before = form.formState.defaultValues as SettingsValues;
      const change = pickChanged(before, values);
      const earlier = pickChanged(values, before);
      const sent = readTyped(form);
      const saved = await put({ ...change, updatedAt: values.updatedAt }, sent);
      return { ...earlier, updatedAt: saved.updatedAt };
    },
    onSuccess: (earlier) => {
      const action = { label: "Undo", onPress: () => undo.mutate(earlier) };
      toast({ title: "Saved", action });
    },
    onError: (error) => {
      const current = error instanceof ApiError && error.status === 409 && error.problem?.current;
      if (current) {
        setTheirs(current as StoredSettings);
        return;
      }
      setFieldErrors(form, error);
      showError("Couldn’t save", error);
    },
  });
  return { save, theirs, forgetTheirs: () => setTheirs(null) };
}
