import { type FineMetal, METAL_NAMES } from "#contract/catalogue/metal-prices/fine-metals.ts";
import {
  describeMetalPrice,
  isUnusual,
  parseMetalPrice,
  PRICE_UNITS,
  type PriceUnit,
} from "#contract/catalogue/metal-prices/ounce-price.ts";
import {
  PRICE_KINDS,
  type PricePick,
  pricePickSchema,
} from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { readPick } from "#contract/catalogue/metal-prices/source/read-pick.ts";
import { Field } from "#web/ui/field.tsx";
import { PER_UNIT, explainDoubt } from "../describe-price.ts";
import { describePath } from "./describe-path.ts";
import type { SourceForm } from "./use-source-form.ts";

const KINDS = { price: "the price", perDollar: "what a dollar buys" } as const;

const UNITS: Record<PriceUnit, string> = {
  ounce: "troy ounces",
  dwt: "pennyweights",
  gram: "grams",
  kilogram: "kilograms",
};

const UNITS_ONE: Record<PriceUnit, string> = {
  ounce: "troy ounce",
  dwt: "pennyweight",
  gram: "gram",
  kilogram: "kilogram",
};

const PROBLEMS = {
  missing: "This value is no longer there. Choose it again.",
  unreadable: "This isn’t a price above 0. Choose another value.",
  foreign:
    "Another currency than dollars is named beside it. Enter its rate under Times, or confirm that it is in dollars.",
};

const FOREIGN = "foreign";

type Props = {
  form: SourceForm;
  metal: FineMetal;
  pick: PricePick;
  /** Dollars a troy ounce; null before the first. */
  last: string | null;
};

/** A chosen price: what stands there, and what it is the price of. */
export function PickFields({ form, metal, pick, last }: Props) {
  const data = form.answer.data?.data;
  const place = describePath(pick.path, data);
  const parsed = pricePickSchema.safeParse(pick).data;
  const read = data === undefined ? null : readPick(data, parsed ?? pick);
  const change = (part: Partial<PricePick>) => form.changePick(metal, { ...pick, ...part });
  const isWrongFactor = parsed === undefined;
  const asksForDollars = read?.problem === FOREIGN || pick.isDollars;
  return (
    <li className="source-pick">
      <h3>{METAL_NAMES[metal]}</h3>
      <p className="source-place">{read?.shown ? `“${read.shown}” at ${place}` : `At ${place}`}</p>
      <Numbers {...{ change, isWrongFactor, metal, pick }} />
      {asksForDollars && (
        <label className="source-dollars">
          <input
            checked={pick.isDollars}
            onChange={({ target }) => change({ isDollars: target.checked })}
            type="checkbox"
          />
          It is in US dollars
        </label>
      )}
      <output className="source-reads">
        {read && !isWrongFactor && <Reads {...{ last, metal, read }} />}
      </output>
      <button className="link" onClick={() => form.removePick(metal)} type="button">
        Remove
        <span className="sr">{` the price of ${METAL_NAMES[metal].toLowerCase()}`}</span>
      </button>
    </li>
  );
}

const perOunce = (price: number): string =>
  `${describeMetalPrice(price, "ounce")} ${PER_UNIT.ounce}`;

function Reads({
  last,
  metal,
  read,
}: Pick<Props, "last" | "metal"> & { read: ReturnType<typeof readPick> }) {
  if (read.price === undefined) return <span className="err">{PROBLEMS[read.problem]}</span>;
  const before = parseMetalPrice(last ?? "");
  return (
    <>
      <b>{`Reads as ${perOunce(read.price)}`}</b>
      {isUnusual(metal, before, read.price) && (
        <span className="err">{explainDoubt(before === undefined ? null : perOunce(before))}</span>
      )}
    </>
  );
}

type NumbersProps = Pick<Props, "metal" | "pick"> & {
  change: (part: Partial<PricePick>) => void;
  isWrongFactor: boolean;
};

function Numbers({ change, isWrongFactor, metal, pick }: NumbersProps) {
  const id = `source-${metal}`;
  const isPrice = pick.kind === "price";
  const units = isPrice ? UNITS_ONE : UNITS;
  return (
    <div className="source-numbers">
      <Field id={`${id}-kind`} label="This number is">
        <select
          id={`${id}-kind`}
          onChange={({ target }) =>
            change({ kind: PRICE_KINDS.find((kind) => kind === target.value) ?? "price" })
          }
          value={pick.kind}
        >
          {PRICE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KINDS[kind]}
            </option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-unit`} label={isPrice ? "Of one" : "In"}>
        <select
          id={`${id}-unit`}
          onChange={({ target }) =>
            change({ unit: PRICE_UNITS.find((unit) => unit === target.value) ?? "ounce" })
          }
          value={pick.unit}
        >
          {PRICE_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {units[unit]}
            </option>
          ))}
        </select>
      </Field>
      <Field
        error={isWrongFactor ? "Enter a number above 0, like 0.01." : undefined}
        help="0.01 for cents"
        id={`${id}-factor`}
        label="Times"
      >
        <input
          aria-describedby={`${id}-factor-help ${id}-factor-error`}
          aria-invalid={isWrongFactor}
          autoComplete="off"
          id={`${id}-factor`}
          inputMode="decimal"
          onChange={({ target }) => change({ factor: target.value })}
          value={pick.factor}
        />
      </Field>
    </div>
  );
}
