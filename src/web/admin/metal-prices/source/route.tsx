import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import type { PriceSource } from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QueryState } from "../../query-state.tsx";
import { TurnOff } from "../../settings/mail/turn-off.tsx";
import { SOURCE_WORDS } from "./messages.ts";
import { PRICE_SOURCE_QUERY } from "../price-source-query.ts";
import { SourceFields } from "./source-form.tsx";
import "../../desk-screen.css";
import "../metal-prices.css";
import "./source.css";

const words = SOURCE_WORDS;

export const meta = () => [{ title: words.title }];

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
            {words.back}
          </Link>
        </p>
        <h1>{words.title}</h1>
        <p>{words.lede}</p>
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
                    words={words.off}
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
