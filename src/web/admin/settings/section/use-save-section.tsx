import { useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import { parseMediaHash } from "#contract/media/media-urls.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { type SaveOptions, useSaveForm } from "../form/use-save-form.tsx";
import type { SectionData } from "./load-section.server.ts";
import type { SectionName } from "./sections.ts";
import {
  type SectionValues,
  showSection,
  toSectionInput,
  toSectionValues,
} from "./section-values.ts";

type Options = SaveOptions<SectionValues> & { data: SectionData; section: SectionName };

/** Saves a section with its photo's description and focal point. */
export function useSaveSection({ data, section, ...options }: Options) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return useSaveForm<SectionValues, HeroSection>({
    ...options,
    put: async (values, before) => {
      const input = toSectionInput(section, values);
      const { updatedAt } = await callApi<HeroSection>("POST", "/api/hero-sections", input);
      await savePicture(values, before);
      if (values.shown !== before.shown) {
        const homeSections = showSection(data.homeSections, section, values.shown);
        await callApi("PUT", "/api/settings", { homeSections });
      }
      return { ...values, updatedAt };
    },
    refresh: async () => {
      await refetch(client, "/api/hero-sections", "/api/settings");
      await revalidate();
    },
    toValues: (stored) => toSectionValues({ ...data, stored }, section),
    describeTheirs: ({ title }) => <p>{`Saved now: ${title}`}</p>,
    failed: "Couldn’t save the section",
  });
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
