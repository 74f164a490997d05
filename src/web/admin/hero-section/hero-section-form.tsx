import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Controller, useForm, type UseFormReturn } from "react-hook-form";
import { HERO_DEFAULTS } from "#contract/catalogue/hero-defaults.ts";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { QueryState } from "../query-state.tsx";
import { useUnsavedChanges } from "../forms/use-unsaved-changes.ts";
import { continueFrom, readTyped, useFollowing } from "../forms/continue-from.ts";
import { PhotoField } from "../photos/photo-field.tsx";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { Form, FormField } from "../forms/form.tsx";
import "./hero-section-form.css";

type Props = {
  sectionKey: "hero" | "featured";
  heading: string;
  help: string;
  displayOrder: number;
};

/** Edits one section of the home page: texts, button and picture. */
export function HeroSectionForm(props: Props) {
  const sections = useQuery<HeroSection[]>({ queryKey: ["/api/hero-sections"] });
  const stored = sections.data?.find(({ key }) => key === props.sectionKey);
  return (
    <section className="desk-part">
      <h2>{props.heading}</h2>
      <p>{props.help}</p>
      <QueryState query={sections}>{() => <HeroForm stored={stored} {...props} />}</QueryState>
    </section>
  );
}

type HeroFields = {
  title: string;
  subtitle: string;
  buttonText: string;
  buttonLink: string;
  backgroundImage: string;
};

const HeroField = FormField<HeroFields>;

function HeroForm({
  stored,
  sectionKey,
  displayOrder,
}: Props & { stored: HeroSection | undefined }) {
  const defaultValues = toHeroFields(stored);
  const form = useForm<HeroFields>({ defaultValues });
  useFollowing(form, defaultValues);
  useUnsavedChanges(form.formState.isDirty);
  const save = useSaveHero(form);
  return (
    <Form
      className="stack hero-form"
      form={form}
      onSubmit={form.handleSubmit((values) =>
        save.mutate({ key: sectionKey, displayOrder, ...values }),
      )}
      prefix={sectionKey}
    >
      <div className="wide">
        <HeroField label="Title" name="title" options={{ required: "Title is required" }} />
      </div>
      <div className="wide">
        <HeroField label="Subtitle" name="subtitle" />
      </div>
      <HeroField label="Button text" name="buttonText" />
      <HeroField label="Button link" name="buttonLink" />
      <div className="wide">
        <Controller
          control={form.control}
          name="backgroundImage"
          render={({ field }) => (
            <PhotoField
              label="Background photo"
              max={1}
              media={stored?.picture ? [stored.picture] : []}
              value={field.value ? [field.value] : []}
              onChange={([address]) => field.onChange(address ?? "")}
            />
          )}
        />
      </div>
      <div className="desk-buttons wide">
        <button className="btn" type="submit" disabled={save.isPending}>
          {save.isPending ? "Saving..." : "Save section"}
          <span className="sr"> {sectionKey}</span>
        </button>
      </div>
    </Form>
  );
}

const toHeroFields = (stored: HeroSection | undefined): HeroFields => ({
  title: stored?.title ?? "",
  subtitle: stored?.subtitle ?? "",
  buttonText: stored?.buttonText ?? HERO_DEFAULTS.buttonText,
  buttonLink: stored?.buttonLink ?? HERO_DEFAULTS.buttonLink,
  backgroundImage: stored?.backgroundImage ?? "",
});

type HeroInput = HeroFields & { key: string; displayOrder: number };

function useSaveHero(form: UseFormReturn<HeroFields>) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    onMutate: () => readTyped(form),
    mutationFn: ({ backgroundImage, ...input }: HeroInput) =>
      callApi("POST", "/api/hero-sections", { ...input, backgroundImage: backgroundImage || null }),
    onSuccess: async (_response, { key: _key, displayOrder: _order, ...values }, sent) => {
      continueFrom(form, sent, values);
      toast({ title: "Hero section updated successfully" });
      await refetch(client, "/api/hero-sections");
    },
    onError: (error) => showError("Failed to update hero section", error),
  });
}
