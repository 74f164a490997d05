import { Link, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { useQuery } from "@tanstack/react-query";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { formatCount, formatPrice } from "#contract/decimals.ts";
import type { Stats } from "#contract/sales/stats.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { useDesk } from "../layout/use-desk.ts";
import { callApi } from "../api-client/call-api.ts";
import { downloadExport, EXPORT_FAILED, EXPORTED } from "../api-client/download-export.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import type { Route } from "./+types/route.ts";
import { ProductList } from "./list/product-list.tsx";
import "./figures/figures.css";

const FIGURES: { label: string; of: (stats: Stats) => string }[] = [
  { label: "Orders Today", of: ({ ordersToday }) => String(ordersToday) },
  { label: "Revenue Today", of: ({ revenueToday }) => formatPrice(revenueToday) },
  { label: "Listed", of: ({ piecesListed }) => String(piecesListed) },
  { label: "Sold", of: ({ piecesSold }) => String(piecesSold) },
  { label: "Hidden", of: ({ piecesHidden }) => String(piecesHidden) },
  { label: "Subscribers", of: ({ subscribers }) => String(subscribers) },
];

/** Leads to the setup until the shop is open; a link to certain pieces or a panel stays here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { isOpen } = await withPageErrors(getShopState(getShop(context)));
  if (!isOpen && url.search === "") throw redirect("/admin/setup");
  return null;
}

/** Filters and the open panel are search parameters. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = () => [{ title: "Products" }];

export default function ProductsRoute() {
  return <ProductsScreen />;
}

function ProductsScreen() {
  const hasFullAccess = useDesk().user.access === "everything";
  return <ProductList title="Products">{hasFullAccess && <DatabaseCard />}</ProductList>;
}

/** The shop's figures and the actions on all pieces. */
function DatabaseCard() {
  return (
    <section aria-labelledby="database" className="database-card">
      <h2 id="database">Database</h2>
      <h3>Today’s numbers</h3>
      <StatsSummary />
      <DatabaseTools />
    </section>
  );
}

/** The shop's figures in one row. */
function StatsSummary() {
  const { data, error, refetch } = useQuery<Stats>({ queryKey: ["/api/admin/stats"] });
  if (error) {
    return (
      <p className="err stats-failed">
        {`Couldn’t load the figures. ${error.message}`}
        <button className="link" onClick={() => void refetch()} type="button">
          Try again
        </button>
      </p>
    );
  }
  return (
    <dl aria-busy={!data} className="stats-line">
      {FIGURES.map(({ label, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{data ? of(data) : <Skeleton />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Actions on all pieces. */
function DatabaseTools() {
  const { toast } = useToast();
  const showError = useErrorToast();
  const rebuild = useAction({
    mutationFn: () => callApi<{ message: string }>("POST", "/api/data/rebuild-index"),
    onSuccess: ({ message }) =>
      toast({ title: message, description: "Every piece and collection can be found again." }),
    onError: (error) => showError("Failed to rebuild index", error),
  });
  const download = useAction({
    mutationFn: downloadExport,
    onSuccess: () => toast({ title: EXPORTED }),
    onError: (error) => showError(EXPORT_FAILED, error),
  });
  return (
    <ul className="cluster database-tools">
      <li>
        <button disabled={rebuild.isPending} onClick={() => rebuild.mutate()} type="button">
          {rebuild.isPending ? <Rebuilding /> : "Rebuild Index"}
        </button>
      </li>
      <li>
        <Link to="/admin/platforms">Marketplace setup</Link>
      </li>
      <li>
        <Link to="/admin/platforms">Social-platform setup</Link>
      </li>
      <li>
        <Link to="/admin/setup/remove-sample">Remove samples</Link>
      </li>
      <li>
        <button disabled={download.isPending} onClick={() => download.mutate()} type="button">
          {download.isPending ? "Exporting..." : "Export Data"}
        </button>
      </li>
    </ul>
  );
}

type Progress = { progress: { done: number; total: number } | null };

/** "Rebuilding... 1,500 of 12,000", without figures until the total is known. */
function Rebuilding() {
  const { data } = useQuery({
    queryKey: ["rebuild-index"],
    queryFn: () => callApi<Progress>("GET", "/api/data/rebuild-index"),
    refetchInterval: 500,
    retry: false,
    gcTime: 0,
  });
  const { done = 0, total = 0 } = data?.progress ?? {};
  if (total === 0) return "Rebuilding...";
  return `Rebuilding... ${formatCount(done)} of ${formatCount(total)}`;
}
