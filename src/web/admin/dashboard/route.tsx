import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { Stats } from "#contract/sales/stats.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { HeroSectionForm } from "../hero-section/hero-section-form.tsx";
import { ImportHistory } from "../imports/panel/import-history.tsx";
import { SpreadsheetImport } from "../imports/spreadsheet/spreadsheet-import.tsx";
import { WoocommerceImport } from "../imports/woocommerce/woocommerce-import.tsx";
import { ProductList } from "../products/list/product-list.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import {
  downloadExport,
  downloadFile,
  EXPORT_FAILED,
  EXPORTED,
} from "../api-client/download-export.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import type { Route } from "./+types/route.ts";
import { CleanUpDuplicates } from "./data/clean-up-duplicates.tsx";
import { ToDoTab } from "./to-do/to-do-tab.tsx";
import "../desk-screen.css";
import "../imports/imports.css";

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

const TAB_LABELS = { "to-do": "To-Do List", pieces: "Jewelry Pieces", data: "Data Management" };

const TABS = ["to-do", "pieces", "data"] as const;

type TabName = (typeof TABS)[number];

const tabOf = (params: URLSearchParams): TabName =>
  TABS.find((name) => name === params.get("tab")) ?? "to-do";

export const meta: Route.MetaFunction = ({ location }) => [
  { title: TAB_LABELS[tabOf(new URLSearchParams(location.search))] },
];

/** The dashboard's tabs. The search parameter `tab` names the current one. */
export default function DashboardScreen() {
  const [params, setParams] = useSearchParams();
  const stats = useQuery<Stats>({ queryKey: ["/api/admin/stats"] });
  const current = tabOf(params);
  const select = (name: TabName) =>
    setParams(name === "to-do" ? {} : { tab: name }, { preventScrollReset: true, replace: true });
  return (
    <Tabs
      label="Dashboard"
      isWideOnly
      current={current}
      onSelect={select}
      tabs={[
        {
          name: "to-do",
          label: TAB_LABELS["to-do"],
          badge: stats.data?.pendingOrders ?? 0,
          panel: ToDoTab,
        },
        { name: "pieces", label: TAB_LABELS.pieces, panel: PiecesTab },
        { name: "data", label: TAB_LABELS.data, panel: DataTab },
      ]}
    />
  );
}

const PiecesTab = () => <ProductList title={TAB_LABELS.pieces} />;

/** Export, import, duplicates, and the sections of the home page. */
function DataTab() {
  return (
    <>
      <h1 className="sr">Data Management</h1>
      <ExportData />
      <SpreadsheetImport />
      <WoocommerceImport />
      <ImportHistory />
      <CleanUpDuplicates />
      <HeroSectionForm
        sectionKey="hero"
        heading="Hero section"
        help="The top of the home page: a wide photo, a headline, one button."
        displayOrder={0}
      />
      <HeroSectionForm
        sectionKey="featured"
        heading="Featured section"
        help="The color band in the middle of the home page."
        displayOrder={1}
      />
    </>
  );
}

type File = { label: string; download: () => Promise<void> };

/** Downloads of the shop's data. */
function ExportData() {
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
