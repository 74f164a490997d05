import type { PublicQuote } from "#contract/sales/quotes.ts";
import { listNextSteps } from "./list-next-steps.ts";

/** "What happens next", numbered. */
export function NextSteps({ quote, timeZone }: { quote: PublicQuote; timeZone: string }) {
  return (
    <section aria-labelledby="next" className="quote-next">
      <h2 id="next">What happens next</h2>
      <ol>
        {listNextSteps(quote, timeZone).map(({ title, text, isDone }) => (
          <li className={isDone ? "done" : undefined} key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
