import { useToast } from "#web/ui/toaster.tsx";
import {
  downloadExport,
  downloadFile,
  EXPORT_FAILED,
  EXPORTED,
} from "../../api-client/download-export.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

type File = { label: string; download: () => Promise<void> };

const csv = (name: string, label: string): File => ({
  label,
  download: () => downloadFile(`/api/data/export/${name}.csv`, `${name}-products.csv`),
});

const redirects = (name: string, label: string): File => ({
  label,
  download: () => downloadFile(`/api/data/export/${name}`, name),
});

const FILES: File[] = [
  { label: "Export Data", download: downloadExport },
  csv("shopify", "Shopify CSV"),
  csv("woocommerce", "WooCommerce CSV"),
  csv("etsy", "Etsy CSV"),
  redirects("redirects.csv", "Redirects CSV"),
  redirects("redirects.conf", "Redirects for nginx"),
];

/** Downloads of the shop's data. */
export function ExportData() {
  const { toast } = useToast();
  const showError = useErrorToast();
  const exporting = useAction({
    mutationFn: ({ download }: File) => download(),
    onSuccess: () => toast({ title: EXPORTED }),
    onError: (error) => showError(EXPORT_FAILED, error),
  });
  return (
    <section aria-labelledby="export" className="desk-part">
      <h2 id="export">Export</h2>
      <p>
        Export Data gives you one spreadsheet of your pieces, collections, tags, orders, and
        subscribers. The CSV files bring your pieces to another shop, and the redirects keep links
        to your old site working. The archive has everything, photos included.
      </p>
      <div className="desk-buttons">
        {FILES.map((file) => (
          <button
            className="btn quiet"
            disabled={exporting.isPending}
            key={file.label}
            onClick={() => exporting.mutate(file)}
            type="button"
          >
            {exporting.isPending && exporting.variables === file ? "Exporting…" : file.label}
          </button>
        ))}
        {/* A link, not fetch: the archive is too large for memory and streams to a file. */}
        <a className="btn quiet" download href="/api/data/export/archive">
          Archive
        </a>
      </div>
    </section>
  );
}
