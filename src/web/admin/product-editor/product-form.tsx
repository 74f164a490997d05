import type { RefObject } from "react";
import { FormProvider } from "react-hook-form";
import type { Product } from "#contract/catalogue/products.ts";
import { DraftNotice } from "../drafts/draft-notice.tsx";
import { DiscardDialog } from "../forms/discard-dialog.tsx";
import { PieceNumbersParagraph } from "../insights/piece-numbers.tsx";
import { useDesk } from "../layout/use-desk.ts";
import { SidePanelStatus } from "../side-panel/side-panel-status.tsx";
import { WaitingList } from "../waiting-list/waiting-list.tsx";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { ConflictDialog } from "./conflict/conflict-dialog.tsx";
import { PhotosField } from "./fields/photos-field.tsx";
import type { NewPieceValues } from "./form-state/product-form-values.ts";
import { PricingSection } from "./pricing/pricing-section.tsx";
import { discardNewPricing, useNewPricing } from "./pricing/use-new-pricing.ts";
import { ProductFields } from "./product-fields.tsx";
import { SaveBar } from "./saving/save-bar.tsx";
import { HomePlacesContext, useHomePlacesState } from "./home-places/use-home-places.ts";
import { useSubmitAfterUploads } from "./saving/use-submit-after-uploads.ts";
import { useProductForm } from "./form-state/use-product-form.ts";
import { useSubmitProduct } from "./saving/use-submit-product.ts";

type ProductFormProps = {
  /** null for a new piece. */
  product: Product | null;
  /** What a new piece begins with. */
  first?: NewPieceValues | undefined;
  onClose: () => void;
  onCreated?: (piece: Product) => void;
  /** Closes the form, after asking if there are unsaved changes. */
  onCancel: () => void;
  /** Where it asks. */
  discardDialog: RefObject<HTMLDialogElement | null>;
};

/** The form of one piece. A failed save keeps the typed values. */
export function ProductForm(props: ProductFormProps) {
  const { product, first, onClose, onCreated, onCancel, discardDialog } = props;
  const { settings } = useDesk();
  const state = useProductForm(product, settings.timeZone, first);
  const homePlaces = useHomePlacesState();
  const pricing = useNewPricing(product === null);
  const submitting = useSubmitProduct({
    product,
    state,
    pricing,
    places: homePlaces.places,
    onClose,
    onCreated,
  });
  const submit = state.form.handleSubmit(submitting.submit);
  const { save, isWaiting, heldBack, onUploads } = useSubmitAfterUploads(() => {
    if (pricing.check()) void submit();
  });
  useShortcut("Mod+S", "Save the piece", save);

  const discard = () => {
    state.draft.discard();
    if (!product) discardNewPricing();
    onClose();
  };
  return (
    <FormProvider {...state.form}>
      <HomePlacesContext value={homePlaces}>
        <form
          className="product-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <SidePanelStatus>
            <DraftNotice form={state.form} draft={state.draft} />
          </SidePanelStatus>
          <div className="piece-photos">
            <PhotosField heldBack={heldBack} media={product?.media ?? []} onUploads={onUploads} />
          </div>
          <div className="piece-facts">
            <ProductFields isNew={product === null} />
            <PricingSection fresh={pricing} productId={product?.id ?? null} />
            {product && <PieceNumbersParagraph productId={product.id} />}
            {product && <WaitingList productId={product.id} />}
            <SaveBar
              isPending={submitting.isPending}
              isWaiting={isWaiting}
              onCancel={onCancel}
              onDeleted={discard}
              product={product}
            />
          </div>
        </form>
      </HomePlacesContext>
      {submitting.conflict && (
        <ConflictDialog
          base={state.base}
          mine={state.form.getValues()}
          onChosen={submitting.resolve}
          onClose={submitting.dismissConflict}
          theirs={submitting.conflict.theirs}
        />
      )}
      <DiscardDialog onDiscard={discard} ref={discardDialog} />
    </FormProvider>
  );
}
