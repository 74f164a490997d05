import { useState } from "react";
import { useNavigate } from "react-router";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import type { Picture } from "#contract/media/media.ts";
import { parseMediaHash } from "#contract/media/media-urls.ts";
import { callApi } from "../api-client/call-api.ts";
import { useUnsavedChanges } from "../forms/use-unsaved-changes.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

type Words = { title: string; buttonText: string; buttonLink: string; alt: string };
type Problems = Partial<Record<keyof Words | "photo", string>>;

/** The top of the home page as it is edited: its photo, and the words on and of it. */
export function usePhotoStep(hero: HeroSection | null, city: string) {
  const [picture, setPicture] = useState<Picture | null>(hero?.picture ?? null);
  const [words, setWords] = useState(() => toWords(hero, city));
  const [saved, setSaved] = useState({ picture, words });
  const [errors, setErrors] = useState<Problems>({});
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const navigate = useNavigate();
  const showError = useErrorToast();
  const save = useAction({ mutationFn: () => send(picture, words) });
  const isDirty = picture !== saved.picture || words !== saved.words;
  useUnsavedChanges(isDirty && !save.isPending);

  return {
    picture,
    words,
    errors,
    savedAt,
    changeWords: (changed: Partial<Words>) => {
      setWords({ ...words, ...changed });
    },
    choosePhoto: (chosen: Picture) => {
      setPicture(chosen);
      setWords({ ...words, alt: chosen.alt });
      setErrors({});
    },
    moveFocalPoint: (point: { focalX: number; focalY: number }) => {
      if (picture) setPicture({ ...picture, ...point });
    },
    finish: async (to: string) => {
      const problems = findProblems(picture, words);
      setErrors(problems);
      if (Object.keys(problems).length > 0) return;
      try {
        await save.mutateAsync();
      } catch (error) {
        return showError("Couldn’t save", error as Error);
      }
      // What was changed since the press is still to be saved.
      setSaved({ picture, words });
      setSavedAt(new Date());
      await navigate(to);
    },
  };
}

/** Without a section it begins with a headline that is true of every goldsmith. */
const toWords = (hero: HeroSection | null, city: string): Words => ({
  title: hero?.title ?? suggestHeadline(city),
  buttonText: hero?.buttonText ?? "See what’s new",
  buttonLink: hero?.buttonLink ?? "/products",
  alt: hero?.picture?.alt ?? "",
});

const findProblems = (picture: Picture | null, { title }: Words): Problems => ({
  ...(!picture && { photo: "Choose a photo." }),
  ...(!title.trim() && { title: "Enter a headline." }),
});

/** Description and focal point belong to the photo, the rest to the section of the home page. */
async function send(picture: Picture | null, { alt, ...words }: Words): Promise<void> {
  if (!picture) return;
  const hash = parseMediaHash(picture.url);
  if (hash) {
    const { focalX, focalY } = picture;
    await callApi("PATCH", `/api/media/${hash}`, { alt: alt.trim(), focalX, focalY });
  }
  const section = { key: "hero", isActive: true, ...words, backgroundImage: picture.url };
  await callApi("POST", "/api/hero-sections", section);
}

const suggestHeadline = (city: string) => (city ? `Made by hand in ${city}` : "Made by hand");
