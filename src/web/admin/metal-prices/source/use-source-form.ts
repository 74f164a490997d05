import { useState } from "react";
import { FINE_METALS, type FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import {
  type PriceAnswer,
  type PricePick,
  type PricePicks,
  pricePickSchema,
  type PriceSource,
} from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { readPick } from "#contract/catalogue/metal-prices/source/read-pick.ts";
import {
  findPosition,
  type Position,
  readPosition,
  toValuePath,
} from "#contract/catalogue/metal-prices/source/value-path.ts";
import { PRICE_UNITS } from "#contract/catalogue/metal-prices/ounce-price.ts";
import { findUnit } from "#contract/catalogue/metal-prices/read-price-cell.ts";
import { callApi } from "../../api-client/call-api.ts";
import { useAction } from "../../use-action.ts";
import { describePath } from "./describe-path.ts";

/** As one text, to compare positions. */
export const toKey = (position: Position): string => JSON.stringify(position);

const nextWithout = (picks: PricePicks, after: FineMetal): FineMetal =>
  FINE_METALS.find((metal) => !picks[metal]) ?? after;

/** What is typed and chosen: the address, its answer, and which values of it are prices. */
export function useSourceForm(source: PriceSource) {
  const [url, setUrl] = useState("");
  const [picks, setPicks] = useState<PricePicks>(source.picks);
  const [metal, setMetal] = useState<FineMetal>(nextWithout(source.picks, "gold"));
  const [isDaily, setDaily] = useState(source.isDaily);
  const [isChanged, setChanged] = useState(false);
  const address = url.trim() === "" ? {} : { url: url.trim() };
  const answer = useAction({
    mutationFn: () => callApi<PriceAnswer>("POST", "/api/metal-prices/source/read", address),
  });
  const change = (next: PricePicks) => {
    setPicks(next);
    setChanged(true);
  };
  const shown = answer.data;
  const press = (position: Position) => {
    const next = { ...picks, [metal]: guessPick(shown?.data, position) };
    change(next);
    setMetal(nextWithout(next, metal));
  };
  return {
    url,
    setUrl: (typed: string) => {
      setUrl(typed);
      setChanged(true);
    },
    answer,
    metal,
    setMetal,
    picks,
    press,
    changePick: (of: FineMetal, pick: PricePick) => change({ ...picks, [of]: pick }),
    removePick: (of: FineMetal) => {
      const { [of]: _removed, ...rest } = picks;
      change(rest);
      setMetal(of);
    },
    /** The metals that a value is the price of, by its position. */
    chosen: shown ? positionsOf(shown.data, picks) : new Map<string, FineMetal[]>(),
    isDaily,
    setDaily: (next: boolean) => {
      setDaily(next);
      setChanged(true);
    },
    isChanged,
    canSave: isChanged && isComplete(picks, shown?.data) && (source.host !== null || url !== ""),
    body: { ...address, picks, isDaily },
  };
}
export type SourceForm = ReturnType<typeof useSourceForm>;

function positionsOf(data: unknown, picks: PricePicks): Map<string, FineMetal[]> {
  const metals = new Map<string, FineMetal[]>();
  for (const metal of FINE_METALS) {
    const position = picks[metal] && findPosition(data, picks[metal].path);
    if (!position) continue;
    const key = toKey(position);
    metals.set(key, [...(metals.get(key) ?? []), metal]);
  }
  return metals;
}

/** Whether there is a price, and each can be read where the answer is shown. */
function isComplete(picks: PricePicks, data: unknown): boolean {
  const chosen = Object.values(picks);
  return (
    chosen.length > 0 &&
    chosen.every(
      (pick) =>
        pricePickSchema.safeParse(pick).success &&
        (data === undefined || readPick(data, pick).price !== undefined),
    )
  );
}

/** A tenth of a dollar a troy ounce: cheaper than any of these metals. */
const TOO_CHEAP = 100_000_000;

/** A value that was pressed, with the unit that stands beside it, and by whether it can be a price at all. */
function guessPick(data: unknown, position: Position): PricePick {
  const path = toValuePath(data, position);
  const { around } = readPosition(data, position);
  const beside = [
    describePath(path, data),
    ...around.slice(-1).map((each) => JSON.stringify(each)),
  ];
  const unit = beside.map(findUnit).find(Boolean) ?? PRICE_UNITS[0];
  const pick: PricePick = { path, unit, kind: "price", factor: "1", isDollars: false };
  const { price } = readPick(data, { ...pick, isDollars: true });
  return price !== undefined && price < TOO_CHEAP ? { ...pick, kind: "perDollar" } : pick;
}
