import { useId, useState } from "react";
import { DatabaseTools } from "./database-tools.tsx";
import { StatsSummary } from "./stats-summary.tsx";
import { MESSAGES } from "./messages.ts";
import "./shop-figures.css";

/** The shop's figures and the actions on all pieces: folded where the list needs the room. */
export function ShopFigures() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="shop-figures">
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        className="shop-figures-toggle"
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        {MESSAGES.fold}
      </button>
      <div className="shop-figures-content" data-open={isOpen ? "" : undefined} id={id}>
        <StatsSummary />
        <DatabaseTools />
      </div>
    </div>
  );
}
