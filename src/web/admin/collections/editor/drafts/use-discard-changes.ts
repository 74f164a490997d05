import { useToast } from "#web/ui/toaster.tsx";
import type { useCollectionForm } from "../form/use-collection-form.ts";

/** Puts the form back to what is stored, with Undo. */
export function useDiscardChanges(state: ReturnType<typeof useCollectionForm>): () => void {
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
