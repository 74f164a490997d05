import { useToast } from "#web/ui/toaster.tsx";
import { downloadExport, downloadFile } from "../../api-client/download-export.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";

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
  { label: MESSAGES.exports.data, download: downloadExport },
  csv("shopify", MESSAGES.exports.shopify),
  csv("woocommerce", MESSAGES.exports.woocommerce),
  csv("etsy", MESSAGES.exports.etsy),
  redirects("redirects.csv", MESSAGES.exports.redirects),
  redirects("redirects.conf", MESSAGES.exports.nginxRedirects),
];

/** Downloads of the shop's data. */
export function ExportData() {
  const { toast } = useToast();
  const showError = useErrorToast();
  const exporting = useAction({
    mutationFn: ({ download }: File) => download(),
    onSuccess: () => toast({ title: MESSAGES.exports.done }),
    onError: (error) => showError(MESSAGES.exports.failed, error),
  });
  return (
    <section aria-labelledby="export" className="desk-part">
      <h2 id="export">{MESSAGES.exports.title}</h2>
      <p>{MESSAGES.exports.lede}</p>
      <div className="desk-buttons">
        {FILES.map((file) => (
          <button
            className="btn quiet"
            disabled={exporting.isPending}
            key={file.label}
            onClick={() => exporting.mutate(file)}
            type="button"
          >
            {exporting.isPending && exporting.variables === file
              ? MESSAGES.exports.exporting
              : file.label}
          </button>
        ))}
        {/* A link, not fetch: the archive is too large for memory and streams to a file. */}
        <a className="btn quiet" download href="/api/data/export/archive">
          {MESSAGES.exports.archive}
        </a>
      </div>
    </section>
  );
}
