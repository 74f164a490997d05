import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useRevalidator } from "react-router";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import type { HomeSection } from "#contract/settings/home-sections.ts";
import { parseMediaHash } from "#contract/media/media-urls.ts";
import type { ToastAction } from "#web/ui/toast-store.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { continueFrom, readTyped } from "../../forms/continue-from.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { Conflict } from "../form/conflict.tsx";
import type { SectionData } from "./load-section.server.ts";
import type { SectionName } from "./section-names.ts";
import {
  type SectionValues,
  showSection,
  toSectionInput,
  toSectionValues,
} from "./section-values.ts";

type Options = {
  form: UseFormReturn<SectionValues>;
  data: SectionData;
  section: SectionName;
  draft: { discard: () => void };
  /** Called after a save, with what takes it back where something does. */
  onSaved: (undo: ToastAction | undefined) => void;
};

/** Saves a section with its photo's description and focal point. What others saved meanwhile is shown. */
export function useSaveSection({ form, data, section, draft, onSaved }: Options) {
  const { revalidate } = useRevalidator();
  const showError = useErrorToast();
  const [theirs, setTheirs] = useState<HeroSection | null>(null);
  const put = usePutSection(section, data.homeSections, (after, typedBefore) => {
    setTheirs(null);
    draft.discard();
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
    onSuccess: (change) =>
      // A section that had no headline was not there: a record needs one.
      onSaved(
        change.to.title === "" ? undefined : { label: "Undo", onPress: () => undo.mutate(change) },
      ),
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
  const conflict = theirs && (
    <Conflict
      onSaveMine={() => save.mutate({ ...form.getValues(), updatedAt: theirs.updatedAt })}
      onUseTheirs={() => {
        draft.discard();
        form.reset(toSectionValues(data, section));
        setTheirs(null);
      }}
    >
      <p>{`Saved now: ${theirs.title}`}</p>
    </Conflict>
  );
  return { save, conflict };
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
