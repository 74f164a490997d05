import type { ReactNode } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import type { Collection } from "#contract/catalogue/collections.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { SidePanelStatus } from "../../side-panel/side-panel.tsx";
import type { CollectionForm } from "./collection-form.ts";
import { DraftSavedAt } from "./restore-draft-offer.tsx";
import type { useCollectionForm } from "./use-collection-form.ts";
import "./story-head.css";

type Props = {
  /** The id of the form, which the head is outside of. */
  formId: string;
  /** The collection as it was opened; null for a new one. */
  opened: Collection | null;
  state: ReturnType<typeof useCollectionForm>;
  isPending: boolean;
  onPublish: () => void;
  /** What else there is room for in the head. */
  children: ReactNode;
};

/** The state of a story and its buttons, in the head of the editor. */
export function StoryHead({ formId, opened, state, isPending, onPublish, children }: Props) {
  const { control } = useFormContext<CollectionForm>();
  const [isPublished, publishAt] = useWatch({ control, name: ["isPublished", "publishAt"] });
  const saving = { disabled: isPending, form: formId, type: "submit" } as const;
  return (
    <SidePanelStatus>
      <StateBadge opened={opened} />
      <DraftSavedAt state={state} />
      <div className="row story-buttons">
        {children}
        <button className={isPublished ? "btn small" : "btn small quiet"} {...saving}>
          {opened ? "Update" : "Create"}
        </button>
        {!isPublished && publishAt && (
          <button className="btn small" {...saving}>
            Schedule
          </button>
        )}
        {!isPublished && !publishAt && (
          <button className="btn small" disabled={isPending} onClick={onPublish} type="button">
            Publish
          </button>
        )}
      </div>
    </SidePanelStatus>
  );
}

/** What visitors have of it now, whatever the form says. */
function StateBadge({ opened }: { opened: Collection | null }) {
  if (opened?.isPublished) return <span className="story-badge">Published</span>;
  const label = opened?.publishAt ? "Scheduled" : "Draft";
  return <span className="story-badge story-draft">{label}</span>;
}

type OtherButtonsProps = {
  opened: Collection | null;
  state: Props["state"];
  onCancel: () => void;
  children?: ReactNode;
};

/** The buttons that stand in the head where there is room, and else under Details. */
export function OtherStoryButtons({ opened, state, onCancel, children }: OtherButtonsProps) {
  const { isDirty } = useFormState<CollectionForm>();
  const discard = useDiscardChanges(state);
  return (
    <>
      {opened && isDirty && (
        <button className="btn small quiet" onClick={discard} type="button">
          Discard changes
        </button>
      )}
      {children}
      <button className="btn small quiet" onClick={onCancel} type="button">
        Cancel
      </button>
    </>
  );
}

/** Puts the form back to what is stored, with Undo. */
function useDiscardChanges(state: ReturnType<typeof useCollectionForm>): () => void {
  const { toast } = useToast();
  const { form, revert } = state;
  return () => {
    const typed = form.getValues();
    revert();
    toast({
      title: "Changes discarded",
      action: {
        label: "Undo",
        onPress: () => form.reset(typed, { keepDefaultValues: true }),
      },
    });
  };
}
