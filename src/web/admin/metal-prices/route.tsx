import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import type { PriceSource } from "#contract/catalogue/metal-prices/price-source.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QueryState } from "../query-state.tsx";
import { useNow } from "../use-now.ts";
import { useDesk } from "../layout/use-desk.ts";
import { formatRecordedDay } from "./format-recorded-day.ts";
import { ApplyBar } from "./apply-bar.tsx";
import { canChange, groupName, type Move } from "./group-moves.ts";
import { type Filled, FilledIn } from "./filled-in.tsx";
import { ImportFile } from "./import-file.tsx";
import { MetalFields } from "./metal-fields.tsx";
import { MoveTable } from "./move-table.tsx";
import { PriceHistory } from "./price-history.tsx";
import { PriceSourceSection } from "./price-source.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { ThresholdField } from "./threshold-field.tsx";
import { UnusualPrice } from "./unusual-price.tsx";
import { useApplyRepricing } from "./use-apply-repricing.ts";
import { useMetalForm } from "./use-metal-form.ts";
import { useRepricingPreview } from "./use-repricing-preview.ts";
import "./metal-prices.css";

const NONE: Ticks = new Map();

const isFirstPrice = ({ history }: MetalPricesAnswer): boolean =>
  history.length > 0 && new Set(history.map(({ metal }) => metal)).size === history.length;

export const meta = () => [{ title: "Metal prices" }];

/** What metals cost, and the prices of pieces that follow them. */
export default function MetalPricesScreen() {
  const prices = useQuery<MetalPricesAnswer>({ queryKey: ["/api/metal-prices"] });
  const source = useQuery<PriceSource>({ queryKey: ["/api/metal-prices/source"] });
  return (
    <QueryState keepData query={prices}>
      {(last) => (
        <QueryState keepData query={source}>
          {(loaded) => <MetalPricesForm last={last} source={loaded} />}
        </QueryState>
      )}
    </QueryState>
  );
}

type Ticks = ReadonlyMap<number, boolean>;

type MetalPricesFormProps = { last: MetalPricesAnswer; source: PriceSource };

/** Metals, rule and pieces, in this order. Nothing changes until the button is pressed. */
function MetalPricesForm({ last, source }: MetalPricesFormProps) {
  const form = useMetalForm(last);
  const preview = useRepricingPreview(form);
  const [ticks, setTicks] = useState<Ticks>(NONE);
  const [filled, setFilled] = useState<Filled | null>(null);
  const question = useRef<HTMLDialogElement>(null);
  const reset = () => {
    form.reset();
    setTicks(NONE);
    setFilled(null);
  };
  const fillIn = (next: Filled) => {
    form.fillIn(next.prices);
    setFilled(next);
  };
  const apply = useApplyRepricing(() => {
    question.current?.close();
    reset();
  });
  const moves: Move[] = [...(preview.data?.changes ?? []), ...(preview.data?.leftOut ?? [])];
  const shown = moves.filter((move) => form.which === "" || groupName(move) === form.which);
  const isTicked = (move: Move) =>
    canChange(move) && (ticks.get(move.productId) ?? move.reason === undefined);
  const chosen = shown.filter(isTicked);
  const isReady = form.isValid && preview.isCurrent && (chosen.length > 0 || form.hasNewPrices);
  const save = () =>
    apply.mutate({
      rule: form.rule,
      rounding: form.rounding,
      metals: form.newPrices,
      productIds: chosen.map(({ productId }) => productId),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || apply.isPending) return;
    if (form.unusual.length > 0) question.current?.showModal();
    else save();
  };
  return (
    <>
      <Head last={last} hasMoves={moves.some(canChange) || form.hasNewPrices}>
        <div className="metal-sources">
          <ImportFile onRead={fillIn} />
        </div>
        <output className="metal-imported">
          {filled && <FilledIn {...filled} onRestore={reset} />}
        </output>
      </Head>
      <PriceSourceSection source={source} />
      <ThresholdField />
      <form aria-label="Metal prices" className="metal-prices" noValidate onSubmit={submit}>
        <MetalFields form={form} last={last} pieces={preview.data?.pieces} />
        <RuleFields form={form} groups={[...new Set(moves.map(groupName))]} />
        <MoveTable
          isBuilt={form.rule === "built"}
          isStart={!form.hasNewPrices && isFirstPrice(last)}
          isTicked={isTicked}
          moves={shown}
          onTick={(changed, isIn) =>
            setTicks((before) => new Map([...before, ...changed.map((id) => [id, isIn] as const)]))
          }
          preview={preview}
        />
        {(chosen.length > 0 || form.hasNewPrices) && (
          <ApplyBar
            chosen={chosen}
            isPending={apply.isPending}
            isReady={isReady}
            onDiscard={reset}
          />
        )}
      </form>
      <PriceHistory unit={form.unit} />
      <UnusualPrice form={form} isPending={apply.isPending} onConfirm={save} ref={question} />
    </>
  );
}

type HeadProps = { last: MetalPricesAnswer; hasMoves: boolean; children: ReactNode };

function Head({ last, hasMoves, children }: HeadProps) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const newest = last.history.at(-1);
  const lede = !newest
    ? "Enter what metals cost today. When they change, you’ll see a new price for each piece."
    : hasMoves
      ? "Enter today’s prices, check each new price, and clear any you don’t want to change."
      : `Last updated ${formatRecordedDay(newest.recordedAt, now, timeZone)}. Enter new prices when the market changes.`;
  return (
    <header className="metal-head">
      <div>
        <p>
          <Link className="metal-back" to="/admin">
            <Icon name="chevron-left" />
            Pieces
          </Link>
        </p>
        <h1>Metal prices</h1>
        <p>{lede}</p>
      </div>
      {children}
    </header>
  );
}
