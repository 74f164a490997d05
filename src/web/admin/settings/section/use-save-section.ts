import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useRevalidator } from "react-router";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import type { HomeSection } from "#contract/settings/home-sections.ts";
import { parseMediaHash } from "#contract/media/media-urls.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../../api-client/api-error.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { continueFrom, readTyped } from "../../forms/continue-from.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import type { SectionData } from "./load-section.server.ts";
import type { SectionName } from "./section-names.ts";
import { type SectionValues, showSection, toSectionInput } from "./section-values.ts";

/** Saves a section with its photo's description and focal point, with Undo. What others saved meanwhile is shown. */
export function useSaveSection(
  form: UseFormReturn<SectionValues>,
  { homeSections }: SectionData,
  section: SectionName,
  onSaved: () => void,
) {
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const showError = useErrorToast();
  const [theirs, setTheirs] = useState<HeroSection | null>(null);
  const put = usePutSection(section, homeSections, (after, typedBefore) => {
    setTheirs(null);
    onSaved();
    continueFrom(form, typedBefore, after);
  });
  const undo = useAction({
    mutationFn: ({ to, from }: { to: SectionValues; from: SectionValues }) => put(to, from, from),
    onError: (error) => showError("Couldn’t undo", error),
  });
  const save = useAction({
    mutationFn: async (values: SectionValues) => {
      const before = form.formState.defaultValues as SectionValues;
      const from = await put(values, before, readTyped(form));
      return { from, to: { ...before, updatedAt: from.updatedAt } };
    },
    onSuccess: (change) => {
      const action = { label: "Undo", onPress: () => undo.mutate(change) };
      // A section that had no headline was not there: a record needs one.
      toast({ title: "Saved", ...(change.to.title !== "" && { action }) });
    },
    onError: async (error) => {
      const current = error instanceof ApiError && error.status === 409 && error.problem?.current;
      if (current) {
        await revalidate();
        setTheirs(current as HeroSection);
        return;
      }
      setFieldErrors(form, error);
      showError("Couldn’t save the section", error);
    },
  });
  return { save, theirs, forgetTheirs: () => setTheirs(null) };
}

/**
 * Returns a function that sends what differs from before, and returns the values as saved. `typedBefore` is what the
 * form held then.
 */
function usePutSection(
  section: SectionName,
  homeSections: HomeSection[],
  onPut: (after: SectionValues, typedBefore: SectionValues) => void,
) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return async (
    values: SectionValues,
    before: SectionValues,
    typedBefore: SectionValues,
  ): Promise<SectionValues> => {
    const input = toSectionInput(section, values);
    const { updatedAt } = await callApi<HeroSection>("POST", "/api/hero-sections", input);
    await savePicture(values, before);
    if (values.shown !== before.shown) {
      const sections = showSection(homeSections, section, values.shown);
      await callApi("PUT", "/api/settings", { homeSections: sections });
    }
    const after = { ...values, updatedAt };
    onPut(after, typedBefore);
    await refetch(client, "/api/hero-sections", "/api/settings");
    await revalidate();
    return after;
  };
}

/** Description and focal point belong to the photo, wherever it is shown. */
async function savePicture({ picture }: SectionValues, before: SectionValues): Promise<void> {
  const hash = picture && parseMediaHash(picture.url);
  if (!picture || !hash) return;
  const { alt, focalX, focalY } = picture;
  const former = before.picture?.url === picture.url ? before.picture : null;
  const isSame = former?.alt === alt && former.focalX === focalX && former.focalY === focalY;
  if (!isSame) await callApi("PATCH", `/api/media/${hash}`, { alt: alt.trim(), focalX, focalY });
}
