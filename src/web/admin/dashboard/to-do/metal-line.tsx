import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef } from "react";
import { Link } from "react-router";
import { countOf } from "#contract/count-of.ts";
import type { FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import type { MetalNotice } from "#contract/catalogue/metal-prices/metal-notice.ts";
import {
  DEFAULT_REPRICING,
  MAX_REPRICED,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { MetalField } from "../../metal-prices/metal-fields.tsx";
import { UnusualPrice } from "../../metal-prices/unusual-price.tsx";
import { useMetalForm } from "../../metal-prices/use-metal-form.ts";
import { useApplyRepricing } from "../../metal-prices/use-apply-repricing.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { askForPrices, describeMoves } from "./describe-metals.ts";
import { WeightQuestion } from "./weight-question.tsx";
import "./metal-line.css";

/** What is to be said of the metals: one notice at most, none while nothing is. */
export function useMetalNotices() {
  const { data, isPending } = useQuery<MetalNotice>({
    queryKey: ["/api/metal-prices/notice"],
    refetchOnMount: "always",
  });
  const isSaid = data && (data.moved.length > 0 || data.old.length > 0);
  return { notices: isSaid ? [data] : [], isPending };
}

/** Metals that moved since pieces were priced: their prices follow at a press. One whose price is old is asked for. */
export function MetalLine({ notices: [notice] }: { notices: MetalNotice[] }) {
  return notice ? <Line notice={notice} /> : null;
}

function Line({ notice }: { notice: MetalNotice }) {
  const { moved, old, changes, lastId, leftId } = notice;
  const apply = useApplyRepricing();
  const leave = useLeave(leftId);
  return (
    <section aria-label="Metal prices" className="metal-line">
      <p className="metal-line-say">
        {moved.length > 0 ? describeMoves(notice) : askForPrices(old)}
      </p>
      {old.length > 0 && <TodaysPrices last={notice.last} metals={old} />}
      <div className="metal-line-do">
        {changes > 0 && changes <= MAX_REPRICED && (
          <button
            className="btn small"
            disabled={apply.isPending}
            onClick={() => apply.mutate({ ...DEFAULT_REPRICING, moved: true })}
            type="button"
          >
            {apply.isPending ? "Saving…" : `Change ${countOf(changes, "price")}`}
          </button>
        )}
        <Link className="btn quiet small" to="/admin/metal-prices">
          Look<span className="sr"> at metal prices</span>
        </Link>
        <button
          className="btn quiet small"
          disabled={leave.isPending}
          onClick={() => leave.mutate(lastId)}
          type="button"
        >
          Leave<span className="sr"> prices as they are</span>
        </button>
      </div>
      {old.length === 0 && <WeightQuestion count={notice.unweighed} pieces={notice.toWeigh} />}
    </section>
  );
}

type TodaysProps = { last: MetalPricesAnswer; metals: FineMetal[] };

/** A field for each metal whose price is old. */
function TodaysPrices({ last, metals }: TodaysProps) {
  const form = useMetalForm(last);
  const question = useRef<HTMLDialogElement>(null);
  const save = useApplyRepricing(() => {
    question.current?.close();
    form.reset();
  });
  const record = () =>
    save.mutate({ ...DEFAULT_REPRICING, metals: form.newPrices, productIds: [] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isValid || !form.hasNewPrices) return;
    if (form.unusual.length > 0) question.current?.showModal();
    else record();
  };
  return (
    <form aria-label="Today’s prices" className="metal-line-prices" noValidate onSubmit={submit}>
      {form.metals
        .filter(({ metal }) => metals.includes(metal))
        .map((field) => (
          <MetalField field={field} form={form} key={field.metal} last={last} />
        ))}
      <button
        className="btn quiet small"
        disabled={save.isPending || !form.isValid || !form.hasNewPrices}
        type="submit"
      >
        {save.isPending ? "Saving…" : "Save"}
      </button>
      <UnusualPrice form={form} isPending={save.isPending} onConfirm={record} ref={question} />
    </form>
  );
}

function useLeave(leftId: number) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const leave = useAction({
    // Undo may be pressed while the list is still fetched again.
    keyOf: (id) => id,
    mutationFn: (leftMetalPriceId: number) => callApi("PUT", "/api/settings", { leftMetalPriceId }),
    onSuccess: (_, id) => {
      if (id === leftId) return;
      const action = { label: "Undo", onPress: () => leave.mutate(leftId) };
      const description = "We’ll tell you when metals move again.";
      toast({ title: "Prices left as they are", description, action });
    },
    onError: (error) => showError("Couldn’t save", error),
    onSettled: () => refetch(client, "/api/settings", "/api/metal-prices/notice"),
  });
  return leave;
}
