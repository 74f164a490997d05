import type { CSSProperties } from "react";
import type { Order } from "#contract/sales/orders.ts";
import { useDateFormat } from "../../../layout/use-date-format.ts";
import { listTimelineSteps, type TimelineStep } from "./timeline-steps.ts";
import "./order-timeline.css";

/** The steps of an order on the bench rule, red up to now. */
export function OrderTimeline({ order }: { order: Order }) {
  const formatDay = useDateFormat({ month: "short", day: "numeric" });
  const steps = listTimelineSteps(order);
  const now = steps.findIndex(({ state }) => state === "now");
  const style = { "--steps": steps.length, "--now": now } as CSSProperties;
  return (
    <ol className="order-timeline" aria-label="Where the order is" style={style}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={step.state}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <b>{step.label}</b>
          <span>{step.at && describeTime(step, formatDay(step.at))}</span>
        </li>
      ))}
    </ol>
  );
}

function describeTime({ state, label }: TimelineStep, day: string): string {
  if (state === "ahead") return `By ${day}`;
  return state === "now" && label === "On the bench" ? `Since ${day}` : day;
}
