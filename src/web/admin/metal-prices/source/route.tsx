import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import type { PriceSource } from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QueryState } from "../../query-state.tsx";
import { TurnOff } from "../../settings/mail/turn-off.tsx";
import { PRICE_SOURCE_QUERY } from "../price-source-query.ts";
import { SourceFields } from "./source-form.tsx";
import "../../desk-screen.css";
import "../metal-prices.css";
import "./source.css";

const TITLE = "Prices from a web address";

const TURN_OFF = {
  turnOff: "Delete the web address",
  turnOffQuestion: "Delete the web address?",
  turnOffText: "Prices are no longer fetched. Those that were recorded stay.",
  turnedOff: "Web address deleted",
  turnOffFailed: "Couldn’t delete the web address",
};

export const meta = () => [{ title: TITLE }];

/** Where prices of metals are fetched, and which values of the answer they are. */
export default function PriceSourceScreen() {
  const client = useQueryClient();
  const source = useQuery<PriceSource>({ queryKey: PRICE_SOURCE_QUERY });
  const prices = useQuery<MetalPricesAnswer>({ queryKey: ["/api/metal-prices"] });
  return (
    <div className="source-screen">
      <header className="metal-head">
        <p>
          <Link className="metal-back" to="/admin/metal-prices">
            <Icon name="chevron-left" />
            Metal prices
          </Link>
        </p>
        <h1>{TITLE}</h1>
        <p>
          Enter an address that lists prices, then choose the price of each metal. Your shop fetches
          them when you ask, or once a day.
        </p>
      </header>
      <QueryState keepData query={prices}>
        {(last) => (
          <QueryState keepData query={source}>
            {(loaded) => (
              <>
                <SourceFields key={loaded.host} {...{ last }} source={loaded} />
                {loaded.host !== null && (
                  <TurnOff<PriceSource>
                    onDone={(none) => client.setQueryData(PRICE_SOURCE_QUERY, none)}
                    path="/api/metal-prices/source"
                    words={TURN_OFF}
                  />
                )}
              </>
            )}
          </QueryState>
        )}
      </QueryState>
    </div>
  );
}
