import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { StoredSettings } from "#contract/settings/settings.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { PreviewedPage } from "#contract/catalogue/preview-links.ts";
import type { SettingsDraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import type { ToastAction } from "#web/ui/toast-store.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { QueryState } from "../../query-state.tsx";
import { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { SettingsHeader } from "../settings-header.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { useSaveSettings } from "./use-save-settings.tsx";
import { type SettingsKey, type SettingsValues, useSettingsForm } from "./use-settings-form.ts";
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
          <div className="stack-wide settings-pending">
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
  const { toast } = useToast();
  const onSaved = (action: ToastAction) => toast({ title: "Saved", action });
  const { save, conflict } = useSaveSettings({ form, keys, draft, onSaved });
  return (
    <SettingsFrame
      conflict={conflict}
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
