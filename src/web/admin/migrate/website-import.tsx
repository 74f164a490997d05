import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Settings } from "#contract/settings/settings.ts";
import { Field } from "#web/ui/field.tsx";
import { ImportPanel } from "../imports/panel/import-panel.tsx";
import { useCurrentImport } from "../imports/current/use-current-import.ts";
import { AddSamples } from "./add-samples.tsx";
import { Reimport } from "./reimport.tsx";
import { useWebsiteImport } from "./use-website-import.ts";

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
      <div className="migrate-body">
        <p className="migrate-words">
          Imports the pieces of a website with their photos and old addresses: a Shopify or
          WooCommerce shop from its own lists, any other from its pages. Safe to repeat: it updates,
          never duplicates. Review uncertain items below.
        </p>
        <form
          className="website-form"
          onSubmit={(event) => {
            event.preventDefault();
            importRun.show(null);
            scrape.mutate(url.trim(), { onSuccess: ({ syncLogId }) => importRun.show(syncLogId) });
          }}
        >
          <Field id="website-url" label="Website URL">
            <input
              autoComplete="url"
              id="website-url"
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
        <div className="migrate-others">
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
