import { capitalize } from "#contract/capitalize.ts";
import { countOf } from "#contract/count-of.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { METAL_NAMES } from "#contract/catalogue/metal-prices/fine-metals.ts";
import {
  describeMetalPrice,
  parseMetalPrice,
  type WeightUnit,
} from "#contract/catalogue/metal-prices/ounce-price.ts";
import type {
  RepricingEntry,
  RepricingItem,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { formatPrice } from "#contract/decimals.ts";
import { useDesk } from "../layout/use-desk.ts";
import { QueryState } from "../query-state.tsx";
import { useNow } from "../use-now.ts";
import { formatRecordedDay } from "./format-recorded-day.ts";
import { formatMoney } from "./group-moves.ts";
import { useUndoRepricing } from "./use-apply-repricing.ts";
import "./price-history.css";

/** The last changes of prices after the metals. Nothing before the first. */
export function PriceHistory({ unit }: { unit: WeightUnit }) {
  const history = useQuery<RepricingEntry[]>({ queryKey: ["/api/repricing"] });
  if (history.data?.length === 0) return null;
  return (
    <section aria-labelledby="price-history" className="price-history">
      <h2 id="price-history">Price history</h2>
      <QueryState query={history}>
        {(entries) => (
          <ul>
            {entries.map((entry) => (
              <Entry entry={entry} key={entry.id} unit={unit} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function Entry({ entry, unit }: { entry: RepricingEntry; unit: WeightUnit }) {
  const [isOpen, setOpen] = useState(false);
  const { timeZone } = useDesk().settings;
  const when = capitalize(formatRecordedDay(entry.at, useNow(), timeZone));
  const undo = useUndoRepricing();
  return (
    <li>
      <div>
        <b>{when}</b>
        <small>{describe(entry, unit)}</small>
      </div>
      <div className="price-history-actions">
        <button
          aria-expanded={isOpen}
          className="link"
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          {isOpen ? "Hide" : "View"}
          <span className="sr">{` the prices of ${when}`}</span>
        </button>
        {entry.undo === "possible" ? (
          <button
            className="link"
            disabled={undo.isPending}
            onClick={() => undo.mutate(entry.id)}
            type="button"
          >
            Undo
            <span className="sr">{` the change of ${when}`}</span>
          </button>
        ) : (
          <span className="price-history-end">
            {entry.undo === "done" ? "Undone" : "Undo expired"}
          </span>
        )}
      </div>
      {isOpen && <Items id={entry.id} />}
    </li>
  );
}

function Items({ id }: { id: string }) {
  const items = useQuery<RepricingItem[]>({ queryKey: [`/api/repricing/${id}`] });
  return (
    <QueryState query={items}>
      {(rows) => (
        <table className="price-history-items">
          <thead>
            <tr>
              <th scope="col">Piece</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ productId, name, from, to, now }) => (
              <tr key={productId}>
                <td>{name}</td>
                <td>{formatPrice(from)}</td>
                <td>{formatPrice(to)}</td>
                <td>{formatPrice(now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </QueryState>
  );
}

/** "Gold $121.50 to $134.20. 10 prices, $795.00 more in total. 2 have been changed since." */
function describe(entry: RepricingEntry, unit: WeightUnit): string {
  const show = (price: string) => describeMetalPrice(parseMetalPrice(price) ?? 0, unit);
  const metals = entry.metals.map(({ metal, from, to }, at) => {
    const name = at === 0 ? METAL_NAMES[metal] : METAL_NAMES[metal].toLowerCase();
    return `${name} ${from ? show(from) : ""} to ${show(to)}`;
  });
  const total = formatMoney(entry.difference.replace("-", ""));
  return [
    metals.length > 0 && `${metals.join(", ")}.`,
    `${countOf(entry.changed, "price")}, ${describeTotal(total, !entry.difference.startsWith("-"))}`,
    entry.changedSince > 0 &&
      countOf(entry.changedSince, "has been changed since.", "have been changed since."),
  ]
    .filter(Boolean)
    .join(" ");
}

const describeTotal = (amount: string, isMore: boolean) =>
  `${amount} ${isMore ? "more" : "less"} in total.`;
