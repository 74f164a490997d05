import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { METAL_NAMES } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import {
  describeMetalPrice,
  parseMetalPrice,
  type WeightUnit,
} from "#contract/catalogue/metal-prices/ounce-price.ts";
import type {
  PriceSource,
  WaitingPrice,
} from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { useNow } from "../use-now.ts";
import { PER_UNIT, explainDoubt } from "./describe-price.ts";
import { formatRecordedDay } from "./format-recorded-day.ts";
import "../desk-screen.css";
import "./source-status.css";

type Props = { source: PriceSource; last: MetalPricesAnswer; unit: WeightUnit };

/** Where prices come from and when they last did, what failed, and prices that wait to be confirmed. */
export function SourceStatus({ source, last, unit }: Props) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const day = (instant: string) => formatRecordedDay(instant, now, timeZone);
  const { host, isDaily, failure, failedAt, fetchedAt, waiting } = source;
  if (host === null) return null;
  return (
    <div className="metal-source">
      <p>
        {isDaily
          ? `Prices are fetched from ${host} once a day.`
          : `Prices can be fetched from ${host}.`}
        {fetchedAt && ` Last fetched ${day(fetchedAt)}.`}{" "}
        <Link className="link" to="/admin/metal-prices/source">
          Change the web address
        </Link>
      </p>
      {failure && failedAt && (
        <p className="metal-source-failure">
          <b>{`Fetching failed ${day(failedAt)}.`}</b> {failure}
        </p>
      )}
      {waiting.map((price) => (
        <Waiting day={day(price.fetchedAt)} key={price.metal} {...{ last, price, unit }} />
      ))}
    </div>
  );
}

type WaitingProps = Pick<Props, "last" | "unit"> & { price: WaitingPrice; day: string };

function Waiting({ price, day, last, unit }: WaitingProps) {
  const client = useQueryClient();
  const showError = useErrorToast();
  const answer = useAction({
    mutationFn: (isRight: boolean) =>
      callApi("POST", "/api/metal-prices/source/waiting", {
        metal: price.metal,
        price: price.price,
        isRight,
      }),
    onError: (error) => showError("Couldn’t save that", error),
    onSettled: () =>
      refetch(client, "/api/metal-prices", "/api/metal-prices/source", "/api/repricing?dryRun=1"),
  });
  const show = (each: string) =>
    `${describeMetalPrice(parseMetalPrice(each) ?? 0, unit)} ${PER_UNIT[unit]}`;
  const name = METAL_NAMES[price.metal];
  const lastPrice = last[price.metal];
  return (
    <section aria-label={`${name} to confirm`} className="metal-waiting">
      <p>
        <b>{`Is ${name.toLowerCase()} ${show(price.price)} right?`}</b> {`It was fetched ${day}.`}{" "}
        {explainDoubt(lastPrice ? show(lastPrice) : null)} It isn’t used until you confirm it.
      </p>
      <div className="desk-buttons">
        <button
          className="btn small"
          disabled={answer.isPending}
          onClick={() => answer.mutate(true)}
          type="button"
        >
          Yes, use it
        </button>
        <button
          className="btn small quiet"
          disabled={answer.isPending}
          onClick={() => answer.mutate(false)}
          type="button"
        >
          No, drop it
        </button>
      </div>
    </section>
  );
}
