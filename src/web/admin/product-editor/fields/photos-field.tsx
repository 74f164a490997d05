import { Controller, useFormContext } from "react-hook-form";
import type { Picture } from "#contract/media/media.ts";
import { PhotoField } from "../../photos/photo-field.tsx";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

type PicturesFieldProps = {
  /** The pictures of the piece when the form was opened. */
  media: Picture[];
  onUploads: (uploads: { sending: number; failed: number }) => void;
  /** Why the save waits for the uploads. */
  heldBack: string | undefined;
};

export function PhotosField({ media, onUploads, heldBack }: PicturesFieldProps) {
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
