import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { PieceToWeigh } from "#contract/catalogue/metal-prices/metal-notice.ts";
import { parseGrams } from "#contract/catalogue/metals/metals-text.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { countInWords } from "../../formatting/count-in-words.ts";
import { Input } from "../../forms/controls.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

type Props = {
  /** How many lack a weight; `pieces` are the first of them. */
  count: number;
  pieces: PieceToWeigh[];
};

/** Asks for the metal weight of one piece after another, without which its price can't follow. */
export function WeightQuestion({ count, pieces }: Props) {
  const [skipped, setSkipped] = useState<number[]>([]);
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const reset = () => {
    setTyped("");
    setWrong(false);
  };
  const save = useSaveWeight(reset);
  const piece = pieces.find(({ productId }) => !skipped.includes(productId));
  if (count === 0) return null;
  const why = <p className="metal-line-why">{describeUnweighed(count)}</p>;
  if (!piece) return why;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const grams = parseGrams(typed);
    setWrong(grams === null);
    if (grams === null) event.currentTarget.querySelector("input")?.focus();
    else save.mutate({ piece, grams });
  };
  const skip = () => {
    setSkipped([...skipped, piece.productId]);
    reset();
  };
  return (
    <form className="metal-line-do" noValidate onSubmit={submit}>
      {why}
      <Field
        error={isWrong ? "Enter a weight like 4.2." : undefined}
        label={`${piece.name}: grams of ${piece.alloy}`}
      >
        <Input
          autoComplete="off"
          inputMode="decimal"
          onChange={({ target }) => setTyped(target.value)}
          value={typed}
        />
      </Field>
      <button className="btn quiet small" disabled={save.isPending} type="submit">
        {save.isPending ? "Saving…" : "Save"}
        <span className="sr"> the weight of {piece.name}</span>
      </button>
      <button className="btn quiet small" onClick={skip} type="button">
        Skip<span className="sr"> {piece.name}</span>
      </button>
    </form>
  );
}

const describeUnweighed = (count: number): string =>
  `${countInWords(count, "piece needs its", "pieces need their")} metal weighed first.`;

const REFETCHED = ["/api/metal-prices", "/api/repricing", "/api/products"];

const saveMetals = ({ productId, metals, version }: PieceToWeigh) =>
  callApi<Product>("PUT", `/api/products/${productId}`, { metals, version });

function useSaveWeight(onDone: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const undo = useAction({
    mutationFn: saveMetals,
    onError: (error) => showError("Couldn’t undo", error),
    onSettled: () => refetch(client, ...REFETCHED),
  });
  return useAction({
    mutationFn: ({ piece, grams }: { piece: PieceToWeigh; grams: string }) => {
      const metals = piece.metals.map((metal, at) =>
        at === piece.at ? { ...metal, grams } : metal,
      );
      return saveMetals({ ...piece, metals });
    },
    onSuccess: ({ version }, { piece }) => {
      const action = { label: "Undo", onPress: () => undo.mutate({ ...piece, version }) };
      toast({ title: `${piece.name} weighed`, action });
      onDone();
    },
    onError: (error) => showError("Couldn’t save the weight", error),
    onSettled: () => refetch(client, ...REFETCHED),
  });
}
