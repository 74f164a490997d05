import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Controller, useForm } from "react-hook-form";
import type { Page, StoredSettings } from "#contract/settings/settings.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { DiscardDialog } from "../../forms/discard-dialog.tsx";
import { DraftNotice } from "../../drafts/draft-notice.tsx";
import { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { useHasUnsavedChanges, useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { RichTextField } from "../../rich-text/rich-text-field.tsx";
import { SidePanel } from "../../side-panel/side-panel.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { SidePanelButtons } from "../../forms/side-panel-buttons.tsx";
import { draftPage } from "./draft-page.ts";

type Props = { slug: string; fromDraft: boolean; onClose: () => void };

/** The panel that edits a footer page. An unwritten one can begin with a draft, which nothing stores until it is saved. */
export function PageEditor({ slug, fromDraft, onClose }: Props) {
  const pages = useQuery<Page[]>({ queryKey: ["/api/pages"] });
  const page = pages.data?.find((each) => each.slug === slug);
  const { data: settings } = useQuery<StoredSettings>({ queryKey: ["/api/settings"] });
  if (!page || !settings) return null;
  const draft = fromDraft && page.content === "" ? draftPage(page, settings) : null;
  return <PagePanel onClose={onClose} page={page} start={draft} />;
}

type Text = { content: string };

/** @param start the draft that the text begins with; null for the stored text */
function PagePanel({
  page,
  start,
  onClose,
}: {
  page: Page;
  start: string | null;
  onClose: () => void;
}) {
  const draftName = `page:${page.slug}`;
  const form = useForm<Text>({ defaultValues: { content: start ?? page.content } });
  const { isDirty } = form.formState;
  const draft = useRestoredDraft(form, draftName, null);
  useUnsavedChanges(isDirty);
  const isUnsaved = useHasUnsavedChanges();
  const discardDialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    draft.discard();
    onClose();
  };
  const save = useSavePage(page, close);
  const cancel = () => (isUnsaved ? openDialog(discardDialog) : onClose());
  return (
    <SidePanel className="page-panel" focus="panel" onClose={cancel} title={page.title}>
      <form onSubmit={form.handleSubmit((text) => save.mutate(text))}>
        <DraftNotice form={form} draft={draft} />
        {start !== null && (
          <p className="settings-note">
            This is a draft. Visitors don’t see it until you publish it. Read it once, and change
            what isn’t true of your shop.{" "}
            {LEGAL.includes(page.slug) && "It isn’t legal advice: if you’re unsure, ask a lawyer."}
          </p>
        )}
        <Controller
          control={form.control}
          name="content"
          render={({ field }) => (
            <RichTextField
              id="page-content"
              label="Text"
              onChange={field.onChange}
              value={field.value}
            />
          )}
        />
        <SidePanelButtons
          isPending={save.isPending}
          onCancel={cancel}
          submitLabel={submitLabel(save.isPending, start !== null)}
        />
      </form>
      <DiscardDialog onDiscard={close} ref={discardDialog} />
    </SidePanel>
  );
}

const LEGAL = ["privacy-policy", "terms-of-service"];

function submitLabel(isPending: boolean, isDraft: boolean): string {
  if (isPending) return "Saving…";
  return isDraft ? "Publish page" : "Save page";
}

function useSavePage({ slug, title }: Page, onSaved: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (text: Text) => callApi<Page>("PUT", `/api/pages/${slug}`, text),
    onSuccess: async ({ content }) => {
      onSaved();
      const description =
        content === "" ? `${title} is empty and has no link.` : `${title} has its link.`;
      toast({ title: "Page saved", description });
      await refetch(client, "/api/pages");
    },
    onError: (error) => showError("Failed to save page", error),
  });
}
