import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { countOf } from "#contract/count-of.ts";
import type { MetalNotice } from "#contract/catalogue/metal-prices/metal-notice.ts";
import {
  DEFAULT_REPRICING,
  MAX_REPRICED,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useApplyRepricing } from "../../metal-prices/use-apply-repricing.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { askForPrices, describeMoves } from "./describe-metals.ts";
import { TodaysPrices } from "./todays-prices.tsx";
import { WeightQuestion } from "./weight-question.tsx";
import "./metal-line.css";

/** Whether there is anything to say of the metals. */
export const hasMetalLine = ({ moved, old }: MetalNotice): boolean =>
  moved.length > 0 || old.length > 0;

/** Metals that moved since pieces were priced: their prices follow at a press. One whose price is old is asked for. */
export function MetalLine({ notice }: { notice: MetalNotice }) {
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
