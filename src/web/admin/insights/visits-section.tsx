import { countOf } from "#contract/count-of.ts";
import type { Insights } from "#contract/operations/insights.ts";
import { formatCount } from "#contract/decimals.ts";
import { InsightsSection } from "./insights-section.tsx";
import { countDaysOf, formatLongDay, formatShortDay, monthOf } from "./months.ts";

const NOBODY_VISITED = "Nobody visited your shop in these days.";

type Props = { insights: Insights };
type Day = Insights["days"][number];

/** The visits of each day of a month, as lines and as a table. */
export function VisitsSection({ insights }: Props) {
  const { days, visits } = insights;
  return (
    <InsightsSection title="Visits" why="Each visitor counts once a day.">
      <div className="insights-days-body">
        {days.length > 0 ? (
          <Days insights={insights} />
        ) : (
          <p>{visits > 0 ? "Numbers by day are kept for two years." : NOBODY_VISITED}</p>
        )}
      </div>
    </InsightsSection>
  );
}

function Days({ insights }: Props) {
  const { days, from, to, letters, devices } = insights;
  const month = monthOf(from);
  const byDay = new Map(days.map((day) => [day.day, day]));
  const all = Array.from(
    { length: countDaysOf(month) },
    (_, index): Day & { isCounted: boolean } => {
      const day = `${month}-${String(index + 1).padStart(2, "0")}`;
      const isCounted = day <= to && (insights.since ?? to) <= day;
      return { day, visits: 0, views: 0, ...byDay.get(day), isCounted };
    },
  );
  const counted = all.filter(({ isCounted }) => isCounted);
  const busiest = findBusiest(counted);
  const sentLetter = letters.some(({ day }) => day === busiest?.day);
  const visitors = devices.phone + devices.computer;
  return (
    <>
      <DaysDrawing busiest={busiest} counted={counted} days={all} />
      <p>
        {busiest && busiest.visits > 0 && (
          <>
            {`Busiest on ${formatLongDay(busiest.day)}: `}
            <b>{countOf(busiest.visits, "visit")}</b>
            {sentLetter && ", the day your newsletter went out"}.{" "}
          </>
        )}
        {visitors > 0 && describePhones(devices.phone, visitors)}
      </p>
      <DaysTable days={counted} />
    </>
  );
}

const findBusiest = (days: Day[]): Day | undefined =>
  days.reduce<Day | undefined>(
    (top, day) => (top && top.visits >= day.visits ? top : day),
    undefined,
  );

type DrawingProps = {
  days: (Day & { isCounted: boolean })[];
  counted: Day[];
  busiest: Day | undefined;
};

function DaysDrawing({ days, counted, busiest }: DrawingProps) {
  const most = Math.max(1, busiest?.visits ?? 0);
  const top = days.findIndex(({ day }) => day === busiest?.day);
  const columns = { gridTemplateColumns: `repeat(${days.length}, 1fr)` };
  return (
    <figure aria-label={describeDays(counted, busiest)}>
      <div aria-hidden="true" className="insights-days" style={columns}>
        {days.map(({ day, visits, isCounted }) => (
          <i
            className={isCounted ? (day === busiest?.day ? "busiest" : undefined) : "to-come"}
            key={day}
            style={isCounted ? { height: `${(visits / most) * 100}%` } : undefined}
          />
        ))}
      </div>
      <div aria-hidden="true" className="muted small insights-dates" style={columns}>
        {days.map(({ day }, index) => (
          <span className={day === busiest?.day ? "busiest" : undefined} key={day}>
            {isLabeled(index, top) && index + 1}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** The first day of each week and the busiest, unless they would touch. */
const isLabeled = (index: number, busiest: number): boolean =>
  index === busiest || (index % 7 === 0 && Math.abs(index - busiest) > 2);

function describeDays(days: Day[], busiest: Day | undefined): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || !busiest) return NOBODY_VISITED;
  const range = `${formatShortDay(first.day)} to ${formatShortDay(last.day)}`;
  const least = Math.min(...days.map(({ visits }) => visits));
  return `Visits a day, ${range}: between ${formatCount(least)} and ${formatCount(busiest.visits)}. The most came on ${formatLongDay(busiest.day)}.`;
}

function DaysTable({ days }: { days: Day[] }) {
  return (
    <details className="insights-numbers">
      <summary className="link">Show the numbers</summary>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th className="num" scope="col">
              Visits
            </th>
            <th className="num" scope="col">
              Views
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, visits, views }) => (
            <tr key={day}>
              <th scope="row">{formatShortDay(day)}</th>
              <td className="num">{formatCount(visits)}</td>
              <td className="num">{formatCount(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const describePhones = (phones: number, all: number) =>
  all < 10
    ? `${phones} of ${all} used a phone.`
    : `${Math.round((phones * 10) / all)} in 10 used a phone.`;
