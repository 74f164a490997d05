import { Link } from "react-router";
import type {
  FetchedPrices,
  PriceSource,
} from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { callApi } from "../api-client/call-api.ts";
import { DeskIcon } from "../desk-icon.tsx";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import type { Filled } from "./filled-in.tsx";

const SOURCE_SCREEN = "/admin/metal-prices/source";

type Props = { source: PriceSource; onRead: (filled: Filled) => void };

/** Fetches prices from her web address into the fields, or leads to where it is set up. */
export function FetchPrices({ source, onRead }: Props) {
  const showError = useErrorToast();
  const fetchNow = useAction({
    mutationFn: () => callApi<FetchedPrices>("POST", "/api/metal-prices/source/fetch"),
    onSuccess: ({ host, problems, ...prices }) =>
      onRead({ title: `Fetched from ${host}`, prices, notes: problems }),
    onError: (error) => showError("Couldn’t fetch the prices", error),
  });
  if (source.host === null) {
    return (
      <Link className="btn quiet metal-import" to={SOURCE_SCREEN}>
        <DeskIcon name="link" />
        Get prices online
      </Link>
    );
  }
  return (
    <button
      className="btn quiet metal-import"
      disabled={fetchNow.isPending}
      onClick={() => fetchNow.mutate()}
      type="button"
    >
      <DeskIcon name="link" />
      {fetchNow.isPending ? "Fetching…" : "Fetch prices"}
    </button>
  );
}
