import { DatabaseTools } from "./database-tools.tsx";
import { StatsSummary } from "./stats-summary.tsx";
import "./database-card.css";

/** The shop's figures and the actions on all pieces. */
export function DatabaseCard() {
  return (
    <section aria-labelledby="database" className="database-card">
      <h2 id="database">Database</h2>
      <h3>Today’s numbers</h3>
      <StatsSummary />
      <DatabaseTools />
    </section>
  );
}
