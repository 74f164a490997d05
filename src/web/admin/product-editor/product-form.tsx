import { type RefObject, useState } from "react";
import { Controller, useFormContext } from "react-hook-form";
import type { Product } from "#contract/catalogue/products.ts";
import type { Picture } from "#contract/media/media.ts";
import { readDraft } from "../draft-store.ts";
import { DraftNotice } from "../drafts/draft-notice.tsx";
import { DiscardDialog } from "../forms/discard-dialog.tsx";
import { Form } from "../forms/form.tsx";
import { PieceNumbersParagraph } from "../insights/piece-numbers.tsx";
import { useDesk } from "../layout/use-desk.ts";
import { SidePanelStatus } from "../side-panel/side-panel.tsx";
import { WaitingList } from "../waiting-list/waiting-list.tsx";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { PhotoField } from "../photos/photo-field.tsx";
import { useErrorToast } from "../use-error-toast.ts";
import { ConflictDialog } from "./conflict/conflict-dialog.tsx";
import type { NewPieceValues, ProductFormValues } from "./form-state/product-form-values.ts";
import { PricingSection } from "./pricing/pricing-section.tsx";
import { discardNewPricing, useNewPricing } from "./pricing/use-new-pricing.ts";
import { ProductFields } from "./product-fields.tsx";
import { PieceFacts } from "./sentence/piece-facts.tsx";
import { finishSentence, useSentenceState } from "./sentence/use-sentence.ts";
import { SaveBar } from "./saving/save-bar.tsx";
import { HomePlacesContext, useHomePlacesState } from "./home-places/use-home-places.ts";
import { draftKey, useProductForm } from "./form-state/use-product-form.ts";
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
  const isNew = product === null;
  const sentence = useSentenceState(isNew, state.draft.restoredFrom !== null);
  const [isWhole, setWhole] = useState(() => !isNew || pricing.isTouched || isDraftOfFields());
  const showError = useErrorToast();
  const submitRead = () =>
    finishSentence(state.form, sentence).then(
      () => submit(),
      (error: Error) => showError("Couldn’t read your words", error),
    );
  const { save, isWaiting, heldBack, onUploads } = useSubmitAfterUploads(() => {
    if (pricing.check()) void submitRead();
  });
  useShortcut("Mod+S", "Save the piece", save);

  const discard = () => {
    state.draft.close();
    if (!product) discardNewPricing();
    onClose();
  };
  return (
    <>
      <HomePlacesContext value={homePlaces}>
        <Form
          className="product-form"
          form={state.form}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
          prefix="product"
        >
          <SidePanelStatus>
            <DraftNotice form={state.form} draft={state.draft} />
          </SidePanelStatus>
          <div className="piece-photos">
            <PhotosField heldBack={heldBack} media={product?.media ?? []} onUploads={onUploads} />
          </div>
          <div className="stack-wide piece-facts">
            <PieceFacts
              isNew={isNew}
              isPending={submitting.isPending}
              isWhole={isWhole}
              onWhole={() => setWhole(true)}
              renderFields={(suggested) => <ProductFields isNew={isNew} suggested={suggested} />}
              state={sentence}
            />
            {isWhole && <PricingSection fresh={pricing} productId={product?.id ?? null} />}
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
        </Form>
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
    </>
  );
}

/** Whether the draft of a new piece was filled in field by field. */
const isDraftOfFields = (): boolean =>
  readDraft<Partial<ProductFormValues>>(draftKey("new"))?.values.sentence?.trim() === "";

type Uploads = { sending: number; failed: number };

/**
 * Submits once pending uploads are done. A failed upload blocks the submit until it is retried or
 * removed.
 */
function useSubmitAfterUploads(submit: () => void) {
  const [uploads, setUploads] = useState<Uploads>({ sending: 0, failed: 0 });
  const [isWaiting, setWaiting] = useState(false);
  const [isHeldBack, setHeldBack] = useState(false);

  const save = () => {
    setHeldBack(uploads.failed > 0);
    setWaiting(uploads.sending > 0);
    if (uploads.failed === 0 && uploads.sending === 0) submit();
  };
  const onUploads = (now: Uploads) => {
    if (now.sending === uploads.sending && now.failed === uploads.failed) return;
    setUploads(now);
    const areUploadsDone = now.sending === 0;
    setHeldBack(now.failed > 0 && (isHeldBack || (isWaiting && areUploadsDone)));
    if (!isWaiting || !areUploadsDone) return;
    setWaiting(false);
    if (now.failed === 0) submit();
  };
  return {
    save,
    isWaiting,
    /** The message to show at the photos. */
    heldBack: isHeldBack ? "Upload the photo again or remove it, then save." : undefined,
    onUploads,
  };
}

type PicturesFieldProps = {
  /** The pictures of the piece when the form was opened. */
  media: Picture[];
  onUploads: (uploads: { sending: number; failed: number }) => void;
  /** Why the save waits for the uploads. */
  heldBack: string | undefined;
};

function PhotosField({ media, onUploads, heldBack }: PicturesFieldProps) {
  const { control } = useFormContext<ProductFormValues>();
  return (
    <Controller
      control={control}
      name="images"
      render={({ field, fieldState }) => (
        <>
          <PhotoField
            hasCamera
            media={media}
            onChange={field.onChange}
            onUploads={onUploads}
            value={field.value}
          />
          {(heldBack ?? fieldState.error) && (
            <p className="err" role="alert">
              {heldBack ?? fieldState.error?.message}
            </p>
          )}
        </>
      )}
    />
  );
}
