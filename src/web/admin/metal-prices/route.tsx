import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import type { PriceSource } from "#contract/catalogue/metal-prices/price-source.ts";
import { Icon } from "#web/ui/icon.tsx";
import { countOf } from "#contract/count-of.ts";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import type { StoredSettings } from "#contract/settings/settings.ts";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { QueryState } from "../query-state.tsx";
import { useNow } from "../use-now.ts";
import { useDesk } from "../layout/use-desk.ts";
import { formatRecordedDay } from "./format-recorded-day.ts";
import { canChange, groupName, type Move, sumChanges } from "./group-moves.ts";
import { type Filled, FilledIn } from "./filled-in.tsx";
import { ImportFile } from "./import-file.tsx";
import { MetalFields } from "./metal-fields.tsx";
import { MoveTable } from "./move-table.tsx";
import { PriceHistory } from "./price-history.tsx";
import { PriceSourceSection } from "./price-source.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { UnusualPrice } from "./unusual-price.tsx";
import { useApplyRepricing } from "./use-apply-repricing.ts";
import { useMetalForm } from "./use-metal-form.ts";
import { useRepricingPreview } from "./use-repricing-preview.ts";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { Select } from "../forms/controls.tsx";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
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

type Props = {
  chosen: Move[];
  isReady: boolean;
  isPending: boolean;
  onDiscard: () => void;
};

/** The button that changes the prices, and their sum. */
function ApplyBar({ chosen, isReady, isPending, onDiscard }: Props) {
  const label = chosen.length === 0 ? "Save metal prices" : nameChange(chosen.length);
  return (
    <div className="metal-apply">
      <button className="btn" disabled={!isReady || isPending} type="submit">
        {isPending ? "Saving…" : label}
      </button>
      <button className="btn quiet" onClick={onDiscard} type="button">
        Discard
      </button>
      {chosen.length > 0 && <Sum chosen={chosen} />}
    </div>
  );
}

const show = (cents: number) => formatPrice(formatHundredths(Math.round(cents)));

function Sum({ chosen }: { chosen: Move[] }) {
  const cents = sumChanges(chosen);
  const total = Math.abs(cents);
  return (
    <p>
      <b>{describeSum(show(total), cents >= 0)}</b>
      {` in total, ${show(total / chosen.length)} per piece on average.`}
      <span>You can undo this for 30 days.</span>
    </p>
  );
}

const nameChange = (count: number) => `Change ${countOf(count, "price")}`;
const describeSum = (amount: string, isMore: boolean) => `${amount} ${isMore ? "more" : "less"}`;

const PERCENTS = [2, 5, 10, 20];

/** By how much a metal moves until the To-Do List says so. */
function ThresholdField() {
  const { data } = useQuery<StoredSettings>({ queryKey: ["/api/settings"] });
  const save = useSaveThreshold();
  if (!data) return null;
  const { metalThreshold: stored } = data;
  const percents = [...new Set([...PERCENTS, stored])].toSorted((one, other) => one - other);
  return (
    <div className="metal-threshold">
      <Field label="Tell me on the To-Do List">
        <Select
          disabled={save.isPending}
          onChoose={(percent) => save.mutate(Number(percent))}
          options={percents.map((percent) => ({
            value: String(percent),
            label: `When a metal moves ${percent}%`,
          }))}
          value={String(save.isPending ? save.variables : stored)}
        />
      </Field>
    </div>
  );
}

function useSaveThreshold() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (metalThreshold: number) =>
      callApi<StoredSettings>("PUT", "/api/settings", { metalThreshold }),
    onSuccess: (saved, percent) => {
      client.setQueryData(["/api/settings"], saved);
      toast({ title: `We’ll tell you when a metal moves ${percent}%` });
    },
    onError: (error) => showError("Couldn’t save", error),
    onSettled: () => refetch(client, "/api/metal-prices/notice"),
  });
}
