import { useFormContext, useWatch } from "react-hook-form";
import type { ProposedFact } from "#contract/catalogue/proposals/propose-facts.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";
import { useProposedFacts } from "./use-proposed-facts.ts";

/** Offers what the piece's own words name of a field, while it is empty. */
export function FactOffer({ name }: { name: ProposedFact }) {
  const { control, setValue } = useFormContext<ProductFormValues>();
  const [written, materials, title, description, dimensions] = useWatch({
    control,
    name: [name, "materials", "name", "description", "dimensions"],
  });
  const texts = { materials, name: title, description, dimensions };
  const proposal = useProposedFacts(texts, written.trim() === "")?.[name];
  if (!proposal) return null;
  const apply = () => setValue(name, proposal.text, { shouldDirty: true, shouldValidate: true });
  return (
    <p className="product-offer">
      <button className="link" onClick={apply} type="button">
        Fill in from your words
      </button>
      <span>{proposal.isSure ? proposal.text : `${proposal.text}. Please check it.`}</span>
    </p>
  );
}
