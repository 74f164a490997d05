import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Controller, useForm } from "react-hook-form";
import type { Page } from "#contract/settings.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { DiscardDialog } from "../../forms/discard-dialog.tsx";
import { DraftNotice } from "../../forms/draft-notice.tsx";
import { useRestoredDraft } from "../../forms/use-restored-draft.ts";
import { useHasUnsavedChanges, useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { RichTextField } from "../../rich-text/rich-text-field.tsx";
import { SidePanel } from "../../side-panel.tsx";
import { useErrorToast } from "../../use-error-toast.ts";
import { SidePanelButtons } from "../../forms/side-panel-buttons.tsx";

/** The panel that edits a footer page. */
export function PageEditor({ slug, onClose }: { slug: string; onClose: () => void }) {
  const pages = useQuery<Page[]>({ queryKey: ["/api/pages"] });
  const page = pages.data?.find((each) => each.slug === slug);
  return page ? <PagePanel onClose={onClose} page={page} /> : null;
}

type Text = { content: string };

function PagePanel({ page, onClose }: { page: Page; onClose: () => void }) {
  const draftName = `page:${page.slug}`;
  const form = useForm<Text>({ defaultValues: { content: page.content } });
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
          submitLabel={save.isPending ? "Saving..." : "Save page"}
        />
      </form>
      <DiscardDialog onDiscard={close} ref={discardDialog} />
    </SidePanel>
  );
}

function useSavePage({ slug, title }: Page, onSaved: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useMutation({
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
