import { useSearchParams } from "react-router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Controller, useForm } from "react-hook-form";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { formatCount } from "#contract/decimals.ts";
import type { Page, StoredSettings } from "#contract/settings/settings.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { QueryState } from "../../query-state.tsx";
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
import { SettingsHeader } from "../settings-header.tsx";
import { draftPage } from "./draft-page.ts";
import "../../desk-screen.css";
import "../settings.css";

const LEGAL = ["privacy-policy", "terms-of-service"];

const countWords = (html: string): number =>
  html
    .replaceAll(/<[^<>]+>/g, " ")
    .trim()
    .split(/\s+/).length;

export const meta = () => [{ title: "Footer pages, Settings" }];

/** The policies and guides of the footer. */
export default function PagesScreen() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const slug = params.get("edit");
  const fromDraft = params.has("draft");
  const edit = (page: string | null, draft = false) =>
    setParams(page === null ? {} : { edit: page, ...(draft && { draft: "1" }) }, {
      preventScrollReset: true,
      replace: page === null,
    });
  return (
    <>
      <SettingsHeader
        lede="Policies and guides. Pages without text show in the footer without a link."
        title="Footer pages"
      />
      <FooterPages onEdit={edit} />
      {isHydrated && slug !== null && (
        <PageEditor fromDraft={fromDraft} key={slug} onClose={() => edit(null)} slug={slug} />
      )}
    </>
  );
}

type FooterPagesProps = { onEdit: (slug: string, fromDraft?: boolean) => void };

/** The footer's pages with a button to edit each, or to start from a draft. */
function FooterPages({ onEdit }: FooterPagesProps) {
  const pages = useQuery<Page[]>({ queryKey: ["/api/pages"] });
  return (
    <QueryState query={pages} skeleton={<Skeleton className="settings-pages-pending" />}>
      {(loaded) => (
        <ul className="settings-rows footer-pages">
          {loaded.map(({ slug, title, content }) => (
            <li key={slug}>
              <span>
                <b>{title}</b>
                <small>
                  {content === ""
                    ? "Not written yet"
                    : `Written, ${formatCount(countWords(content))} words`}
                </small>
              </span>
              <span className="desk-buttons">
                {content === "" && (
                  <button
                    className="btn small quiet"
                    onClick={() => onEdit(slug, true)}
                    type="button"
                  >
                    Start from a draft
                    <span className="sr"> {title}</span>
                  </button>
                )}
                <button className="btn small quiet" onClick={() => onEdit(slug)} type="button">
                  {content === "" ? "Write" : "Edit"}
                  <span className="sr"> {title}</span>
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

type PageEditorProps = { slug: string; fromDraft: boolean; onClose: () => void };

/** The panel that edits a footer page. An unwritten one can begin with a draft, which nothing stores until it is saved. */
function PageEditor({ slug, fromDraft, onClose }: PageEditorProps) {
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
          <p className="muted">
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
