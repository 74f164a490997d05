import { type CSSProperties, useState } from "react";
import type { Order } from "#contract/sales/orders.ts";
import { useDateFormat } from "../../layout/use-date-format.ts";
import type { SaleRecord } from "../thread/thread-entries.ts";
import { listSaleStages, type SaleStage } from "./sale-stages.ts";
import "./bench-rule.css";

type Props = { sale: SaleRecord; order: Order | null };

/** Where the sale is, red up to now. Where there is little room: now and next, and all of it at a press. */
export function BenchRule({ sale, order }: Props) {
  const formatDay = useDateFormat({ month: "short", day: "numeric" });
  const [isWhole, setWhole] = useState(false);
  const stages = listSaleStages(sale, order);
  const now = stages.findIndex(({ state }) => state === "now");
  const style = { "--stages": stages.length, "--at": now } as CSSProperties;
  return (
    <div className={isWhole ? "bench" : "bench bench-brief"} style={style}>
      <ol aria-label="Where the sale is" className="bench-rule">
        {stages.map((stage) => (
          <li
            aria-current={stage.state === "now" ? "step" : undefined}
            className={stage.state}
            key={stage.label}
          >
            <b>{stage.label}</b>
            <span>{stage.at ? describeDay(stage, formatDay(stage.at)) : stage.amount}</span>
          </li>
        ))}
      </ol>
      <button
        aria-expanded={isWhole}
        className="link small target"
        onClick={() => setWhole(!isWhole)}
        type="button"
      >
        {isWhole ? "Now and next" : "All steps"}
      </button>
    </div>
  );
}

function describeDay({ state, label }: SaleStage, day: string): string {
  if (state === "ahead") return `By ${day}`;
  return state === "now" && label === "On the bench" ? `Since ${day}` : day;
}
