import { type DayHours, type HoursSpan, listSpans } from "#contract/settings/opening-hours.ts";
import { Icon } from "#web/ui/icon.tsx";

type Props = {
  hours: DayHours;
  /** The days that the hours are of, such as a weekday. */
  of: string;
  labels: { opens: string; closes: string };
  /** Attributes of each time, such as those of its error. */
  described: object;
  onChange: (hours: DayHours) => void;
};

const MAX_SPANS = 4;

/** When a day opens and closes, with breaks between. */
export function SpansField({ hours, of, labels, described, onChange }: Props) {
  // As typed: sorted, the times would move while they are changed.
  const spans = [hours].flat();
  const change = (next: HoursSpan[]) => onChange(next.length === 1 ? next[0]! : next);
  const time = (index: number, span: HoursSpan, name: "opens" | "closes") => (
    <input
      {...described}
      aria-label={index === 0 ? labels[name] : `${labels[name]} ${index + 1}`}
      onChange={({ target }) => change(spans.with(index, { ...span, [name]: target.value }))}
      type="time"
      value={span[name]}
    />
  );
  return (
    <div className="stack-tight hours-spans">
      {spans.map((span, index) => (
        // Spans are distinguished by their place only.
        <div className="row hours-times" key={`span-${index}`}>
          {time(index, span, "opens")}
          <span>to</span>
          {time(index, span, "closes")}
          {spans.length > 1 && (
            <button
              aria-label={`Remove hours ${index + 1} of ${of}`}
              className="iconbtn"
              onClick={() => change(spans.toSpliced(index, 1))}
              type="button"
            >
              <Icon name="close" />
            </button>
          )}
          {isAfterMidnight(span) && <small className="help">Closes after midnight</small>}
        </div>
      ))}
      {spans.length < MAX_SPANS && (
        <button
          className="link hours-break"
          onClick={() => change([...spans, afterBreak(listSpans(hours).at(-1)!)])}
          type="button"
        >
          Add a break
          <span className="sr">, {of}</span>
        </button>
      )}
    </div>
  );
}

const isAfterMidnight = ({ opens, closes }: HoursSpan): boolean => closes !== "" && closes < opens;

/** An hour's break later, for two hours, within the day. */
function afterBreak({ closes }: HoursSpan): HoursSpan {
  const hour = Number(closes.slice(0, 2));
  const at = (ahead: number) =>
    `${String(Math.min(hour + ahead, 23)).padStart(2, "0")}:${hour + ahead > 23 ? "59" : closes.slice(3) || "00"}`;
  return { opens: at(1), closes: at(3) };
}
