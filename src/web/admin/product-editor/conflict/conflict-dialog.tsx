import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { compareVersions, describeField, type Difference } from "../form-state/compare-versions.ts";
import type { ProductField, ProductFormValues } from "../form-state/product-form-values.ts";
import "./conflict-dialog.css";

type Side = "mine" | "theirs";

type ConflictDialogProps = {
  /** The version both are based on. */
  base: ProductFormValues;
  mine: ProductFormValues;
  theirs: ProductFormValues;
  onChosen: (values: ProductFormValues) => void;
  onClose: () => void;
};

/** Resolves an edit conflict: shows both versions field by field to choose from. */
export function ConflictDialog({ base, mine, theirs, onChosen, onClose }: ConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Partial<Record<ProductField, Side>>>({});
  const differences = compareVersions(base, mine, theirs);
  useEffect(() => openDialog(dialog), []);

  const save = () => {
    const values = { ...theirs };
    for (const { field, suggested } of differences) {
      if ((chosen[field] ?? suggested) === "mine") Object.assign(values, { [field]: mine[field] });
    }
    dialog.current?.close();
    onChosen(values);
  };
  return (
    <Dialog
      className="desk-dialog conflict"
      id="conflict"
      onClose={onClose}
      ref={dialog}
      title="Changed elsewhere"
    >
      <p>
        This piece was changed elsewhere while you edited it. Nothing is overwritten: choose a
        version of each field, then save.
      </p>
      <div className="conflict-fields">
        {differences.map((difference) => (
          <Choice
            difference={difference}
            key={difference.field}
            mine={mine}
            onChoose={(side) => setChosen((all) => ({ ...all, [difference.field]: side }))}
            side={chosen[difference.field] ?? difference.suggested}
            theirs={theirs}
          />
        ))}
      </div>
      <div className="desk-dialog-buttons">
        <button className="btn" onClick={save} type="button">
          Save this version
        </button>
        <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
          Back to the form
        </button>
      </div>
    </Dialog>
  );
}

type ChoiceProps = {
  difference: Difference;
  mine: ProductFormValues;
  theirs: ProductFormValues;
  side: Side;
  onChoose: (side: Side) => void;
};

function Choice({ difference: { field, label }, mine, theirs, side, onChoose }: ChoiceProps) {
  const categories = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  const names = {
    category: (id: string) => categories.data?.find((one) => String(one.id) === id)?.name,
    tag: (id: number) => tags.data?.find((one) => one.id === id)?.name,
  };
  const sides = [
    { value: "mine", label: "Yours", values: mine },
    { value: "theirs", label: "Saved elsewhere", values: theirs },
  ] as const;
  return (
    <fieldset>
      <legend>{label}</legend>
      {sides.map(({ value, label, values }) => (
        <label key={value}>
          <input
            checked={side === value}
            name={`conflict-${field}`}
            onChange={() => onChoose(value)}
            type="radio"
          />
          <span>
            <small>{label}</small>
            {field === "images" ? (
              <Pictures values={values} />
            ) : (
              describeField(field, values, names)
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Pictures({ values: { images } }: { values: ProductFormValues }) {
  if (images.length === 0) return "no photos";
  return (
    <span className="cluster conflict-pictures">
      {images.map((url, index) => (
        <img alt={namePhoto(index + 1)} height="52" key={url} loading="lazy" src={url} width="52" />
      ))}
    </span>
  );
}

const namePhoto = (place: number) => `Photo ${place}`;
