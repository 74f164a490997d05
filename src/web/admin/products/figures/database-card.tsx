import { DatabaseTools } from "./database-tools.tsx";
import { StatsSummary } from "./stats-summary.tsx";
import { MESSAGES } from "./messages.ts";
import "./database-card.css";

/** The shop's figures and the actions on all pieces. */
export function DatabaseCard() {
  return (
    <section aria-labelledby="database" className="database-card">
      <h2 id="database">{MESSAGES.database}</h2>
      <h3>{MESSAGES.numbers}</h3>
      <StatsSummary />
      <DatabaseTools />
    </section>
  );
}
