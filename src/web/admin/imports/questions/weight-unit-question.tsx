import { useId } from "react";
import type { ImportQuestions } from "#contract/importing/import-choices.ts";
import { formatCount } from "#contract/decimals.ts";
import { WEIGHT_UNITS, type WeightUnit } from "#contract/weight-units.ts";

const LABELS: Record<WeightUnit, string> = {
  g: "Grams",
  kg: "Kilograms",
  ct: "Carats",
  dwt: "Pennyweights (dwt)",
  ozt: "Troy ounces",
  oz: "Ounces (28.35 g)",
  lb: "Pounds",
  grain: "Grains",
};

type Props = {
  question: ImportQuestions["weightUnit"];
  unit: WeightUnit | null;
  onChange: (unit: WeightUnit | null) => void;
};

/** Asks what weights are in whose unit the file does not say. */
export function WeightUnitQuestion({ question, unit, onChange }: Props) {
  const id = useId();
  if (!question) return null;
  return (
    <fieldset className="import-question">
      <legend>What are the weights in?</legend>
      <p className="muted">{describeWeights(question.weights)}</p>
      <ul className="mapping">
        <li>
          <label htmlFor={id}>Unit of the weights</label>
          <div className="mapping-samples import-examples">
            {question.examples.map((written, index) => (
              <p key={index}>{written}</p>
            ))}
          </div>
          <select
            id={id}
            onChange={({ target }) =>
              onChange(WEIGHT_UNITS.find((each) => each === target.value) ?? null)
            }
            value={unit ?? ""}
          >
            <option value="">Leave the weights out</option>
            {WEIGHT_UNITS.map((each) => (
              <option key={each} value={each}>
                {LABELS[each]}
              </option>
            ))}
          </select>
        </li>
      </ul>
    </fieldset>
  );
}

const describeWeights = (weights: number) =>
  `${weights === 1 ? "1 weight has" : `${formatCount(weights)} weights have`} no unit in this file. Without one they’re left out.`;
