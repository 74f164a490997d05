import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, useRef } from "react";
import type { Settings } from "#contract/settings/settings.ts";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import type { ImportReport } from "#contract/importing/imports.ts";
import { countOf } from "#contract/count-of.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Input } from "../forms/controls.tsx";
import { ImportPanel } from "../imports/panel/import-panel.tsx";
import { useCurrentImport, readImportId } from "../imports/current/use-current-import.ts";
import { callApi, fetchApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { refetch } from "../api-client/refetch.ts";
import { refetchImported } from "../imports/current/refetch-imported.ts";

const PATH = "/api/scrape-website";

/** Imports pieces from a website. */
export function WebsiteImport() {
  const { data: settings } = useQuery<Settings>({ queryKey: ["/api/settings"] });
  const [typed, setTyped] = useState<string | null>(null);
  const url = typed ?? ownSite(settings);
  const { preview, scrape } = useWebsiteImport();
  const [isReimporting, setReimporting] = useState(false);
  const importRun = useCurrentImport(["website", "woocommerce"], scrape.isPending || isReimporting);
  const isBusy = preview.isPending || scrape.isPending;
  return (
    <section aria-labelledby="website" className="desk-part">
      <h2 id="website">Automated Website Migration (Legacy)</h2>
      <div className="stack migrate-body">
        <p className="stack-close muted text-width">
          Imports the pieces of a website with their photos and old addresses: a Shopify or
          WooCommerce shop from its own lists, any other from its pages. Safe to repeat: it updates,
          never duplicates. Review uncertain items below.
        </p>
        <form
          className="stack website-form"
          onSubmit={(event) => {
            event.preventDefault();
            importRun.show(null);
            scrape.mutate(url.trim(), { onSuccess: ({ syncLogId }) => importRun.show(syncLogId) });
          }}
        >
          <Field id="website-url" label="Website URL">
            <Input
              autoComplete="url"
              inputMode="url"
              onChange={({ target }) => setTyped(target.value)}
              placeholder="https://"
              value={url}
            />
          </Field>
          <div className="desk-buttons">
            <button className="btn" disabled={isBusy || url.trim() === ""} type="submit">
              {scrape.isPending ? "Importing..." : "Auto-Import Products"}
            </button>
            <button
              className="btn quiet"
              disabled={isBusy || url.trim() === ""}
              onClick={() => {
                importRun.show(null);
                preview.mutate(url.trim(), {
                  onSuccess: ({ syncLogId }) => importRun.show(syncLogId),
                });
              }}
              type="button"
            >
              {preview.isPending ? "Checking…" : "Preview"}
            </button>
          </div>
        </form>
        {importRun.syncLogId !== null && (
          <ImportPanel key={importRun.syncLogId} syncLogId={importRun.syncLogId} />
        )}
        <div className="cluster ruled migrate-others">
          <Reimport onDone={importRun.show} onPending={setReimporting} />
          <AddSamples />
        </div>
      </div>
    </section>
  );
}

/** The old website named in the settings, else this one. */
function ownSite(settings: Settings | undefined): string {
  if (!settings) return "";
  return settings.ownDomain ? `https://${settings.ownDomain}` : window.location.origin;
}

/** Adds the pieces of the sample catalogue. */
function AddSamples() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const add = useAction({
    mutationFn: () => callApi<{ message: string }>("POST", "/api/products/sample"),
    onSuccess: async ({ message }) => {
      toast({ title: message });
      await refetch(client, "/api/products", "/api/inventory", "/api/tags", "/api/admin/stats");
    },
    onError: (error) => showError("Error", error, "Failed to add sample products"),
  });
  return (
    <button
      className="btn quiet"
      disabled={add.isPending}
      onClick={() => add.mutate()}
      type="button"
    >
      {add.isPending ? "Adding..." : "Add Sample Products (for testing only)"}
    </button>
  );
}

/** Previews and starts an import from a website. */
function useWebsiteImport() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const onError = (error: Error) =>
    showError(
      "Import failed",
      error,
      "Unable to automatically import products. Please use manual import.",
    );
  const preview = useAction({
    mutationFn: (url: string) => callApi<ImportReport>("POST", `${PATH}?dryRun=1`, { url }),
    onError,
  });
  const scrape = useAction({
    mutationFn: async (url: string) => {
      const response = await fetchApi("POST", PATH, { url });
      const imported = (await response.json()) as unknown[];
      return { count: imported.length, syncLogId: readImportId(response) };
    },
    onSuccess: ({ count }) => toast({ title: `Successfully imported ${count} products!` }),
    onError,
    onSettled: () => refetchImported(client),
  });
  return { preview, scrape };
}

type Props = {
  onPending: (isPending: boolean) => void;
  /** Called with the id of the import's sync log. */
  onDone: (syncLogId: number | null) => void;
};

/** Moves all pieces to the trash and imports them again from WooCommerce, after asking. */
function Reimport({ onPending, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { clear, reimport, restore } = useReimport(onDone);
  const cleared = reimport.isError && clear.data && clear.data.removed > 0 ? clear.data : null;
  const begin = () => {
    dialog.current?.close();
    onPending(true);
    reimport.mutate(undefined, { onSettled: () => onPending(false) });
  };
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="btn quiet"
        disabled={reimport.isPending}
        onClick={() => openDialog(dialog)}
        type="button"
      >
        {reimport.isPending ? "Importing..." : "Re-Import Products with Images"}
      </button>
      <Dialog className="desk-dialog" id="reimport" ref={dialog} title="Re-import all products?">
        <p>
          All pieces go to the trash first. Then we import them again from your WooCommerce shop,
          photos included. You can restore the old ones from the trash for 30 days.
        </p>
        <div className="desk-dialog-buttons">
          <button className="btn" onClick={begin} type="button">
            Clear and re-import
          </button>
          <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
            Cancel
          </button>
        </div>
      </Dialog>
      {cleared && (
        <p className="reimport-cleared">
          {countOf(cleared.removed, "piece is in the trash.", "pieces are in the trash.")}{" "}
          <button
            className="link"
            disabled={restore.isPending}
            onClick={() => restore.mutate(cleared)}
            type="button"
          >
            Restore all of them
          </button>
        </p>
      )}
    </>
  );
}

type Cleared = { removed: number; batch: string };

/**
 * Moves all pieces to the trash and imports from the connected WooCommerce shop. `clear.data` is the
 * batch in the trash until `restore` restores it.
 */
function useReimport(onDone: (syncLogId: number | null) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const refresh = () => refetchImported(client);
  const clear = useAction({
    mutationFn: () => callApi<Cleared>("DELETE", "/api/products/clear"),
  });
  const reimport = useAction({
    mutationFn: async () => {
      await clear.mutateAsync();
      const response = await fetchApi("POST", "/api/woocommerce/import");
      onDone(readImportId(response));
      return (await response.json()) as { message: string };
    },
    onSuccess: ({ message }) => toast({ title: message }),
    onError: (error) => showError("Error", error, "Failed to import from WooCommerce."),
    onSettled: refresh,
  });
  const restore = useAction({
    mutationFn: ({ batch }: Cleared) => callApi("POST", "/api/trash/restore-batch", { batch }),
    onSuccess: async () => {
      clear.reset();
      toast({ title: "All pieces are back" });
      await refresh();
    },
    onError: (error) => showError("Couldn’t restore the pieces", error),
  });
  return { clear, reimport, restore };
}
