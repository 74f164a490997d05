import { useQuery } from "@tanstack/react-query";
import { Controller, useForm, useWatch } from "react-hook-form";
import type { Category } from "#contract/categories.ts";
import { parseHundredths } from "#contract/decimals.ts";
import type { Product } from "#contract/products.ts";
import { Field } from "#web/ui/field.tsx";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { Switch } from "../../forms/switch.tsx";
import { useDeleteProduct } from "../../use-delete-product.ts";
import { PhotoField } from "../../photos/photo-field.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { ConflictDialog } from "../../product-editor/conflict-dialog.tsx";
import { HomeSwitches } from "../../product-editor/home-switches.tsx";
import { HomePlacesContext, useHomePlacesState } from "../../product-editor/use-home-places.ts";
import { toFormValues } from "../../product-editor/product-form-values.ts";
import { type PieceFields, toPieceFields, toProductFormValues } from "./piece-fields.ts";
import { useSavePiece } from "./use-save-piece.ts";
import { NamedOptions } from "../../forms/named-options.tsx";

type PieceFormProps = {
  piece: Product;
  /** Called once the piece is saved or deleted. */
  onDone: () => void;
  onCancel: () => void;
};

/** The short form of a piece. Saving needs a name and a price. */
export function PieceForm({ piece, onDone, onCancel }: PieceFormProps) {
  const form = useForm<PieceFields>({ defaultValues: toPieceFields(piece) });
  const { register, control, formState } = form;
  const { timeZone } = useDesk().settings;
  const homePlaces = useHomePlacesState();
  const { save, conflict, dismissConflict } = useSavePiece(homePlaces.places, onDone);
  const remove = useDeleteProduct(onDone);
  const isChanged = formState.isDirty || homePlaces.places.size > 0;
  useUnsavedChanges(isChanged && !save.isSuccess);
  const [name, price] = useWatch({ control, name: ["name", "price"] });
  const mayBeSaved = name.trim() !== "" && price.trim() !== "";
  const submit = form.handleSubmit((fields) =>
    save.mutate({ values: toProductFormValues(fields, piece, timeZone), over: piece }),
  );
  return (
    <>
      {conflict && (
        <ConflictDialog
          base={toFormValues(piece, timeZone)}
          mine={conflict.mine}
          onChosen={(values) => save.mutate({ values, over: conflict.current })}
          onClose={dismissConflict}
          theirs={toFormValues(conflict.current, timeZone)}
        />
      )}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Controller
          control={control}
          name="images"
          render={({ field }) => (
            <PhotoField value={field.value} media={piece.media} onChange={field.onChange} />
          )}
        />
        <Field id="piece-name" label="Name">
          <input id="piece-name" maxLength={255} {...register("name")} />
        </Field>
        <div className="piece-dialog-pair">
          <Field id="piece-price" label="Price, US dollars" error={formState.errors.price?.message}>
            <input
              id="piece-price"
              inputMode="decimal"
              {...register("price", { validate: isPrice })}
            />
          </Field>
          <CategoryField register={register("categoryId")} />
        </div>
        <Field id="piece-description" label="Description">
          <textarea id="piece-description" rows={4} {...register("description")} />
        </Field>
        <Field id="piece-stock" label="Availability">
          <select id="piece-stock" {...register("stock")}>
            <option value="1">Available</option>
            <option value="0">Sold</option>
          </select>
        </Field>
        <Controller
          control={control}
          name="isActive"
          render={({ field }) => (
            <Switch label="Listed in the shop" checked={field.value} onChange={field.onChange} />
          )}
        />
        <HomePlacesContext value={homePlaces}>
          <HomeSwitches />
        </HomePlacesContext>
        <div className="desk-buttons">
          <button className="btn" type="submit" disabled={!mayBeSaved || save.isPending}>
            {save.isPending ? "Saving..." : "Save Changes"}
          </button>
          <button className="btn quiet" type="button" onClick={onCancel}>
            Cancel
          </button>
          <button
            className="btn alarm"
            type="button"
            disabled={remove.isPending}
            onClick={() => remove.mutate({ id: piece.id, name: piece.name })}
          >
            Delete
          </button>
        </div>
      </form>
    </>
  );
}

function CategoryField({
  register,
}: {
  register: ReturnType<ReturnType<typeof useForm>["register"]>;
}) {
  const categories = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  return (
    <Field id="piece-category" label="Category">
      {/* Remounted when the options arrive: a select drops a value without an option. */}
      <select id="piece-category" key={categories.data ? "here" : "waiting"} {...register}>
        <option value="">No category</option>
        <NamedOptions items={categories.data} />
      </select>
    </Field>
  );
}

const isPrice = (text: string): string | true =>
  parseHundredths(text) !== undefined || "Price must be a number with at most two decimals";
