import { useFormContext, useWatch } from "react-hook-form";
import { proposeFacts } from "#contract/catalogue/proposals/propose-facts.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";
import { MESSAGES } from "./messages.ts";

/** Offers the metals or stones that the piece's own words name, while their field is empty. */
export function FactOffer({ name }: { name: "metals" | "stones" }) {
  const { control, setValue } = useFormContext<ProductFormValues>();
  const [written, materials, title, description] = useWatch({
    control,
    name: [name, "materials", "name", "description"],
  });
  if (written.trim() !== "") return null;
  const proposal = proposeFacts({ materials, name: title, description })[name];
  if (!proposal) return null;
  const apply = () => setValue(name, proposal.text, { shouldDirty: true, shouldValidate: true });
  return (
    <p className="product-offer">
      <button className="link" onClick={apply} type="button">
        {MESSAGES.offer.apply}
      </button>
      <span>{proposal.isSure ? proposal.text : MESSAGES.offer.unsure(proposal.text)}</span>
    </p>
  );
}
