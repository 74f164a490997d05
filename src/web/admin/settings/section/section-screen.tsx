import { useForm, useFormContext, useWatch } from "react-hook-form";
import { useDeferredValue, useMemo, type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { type HeroSection, FIGURE_LINES, MAX_FIGURES } from "#contract/catalogue/hero-sections.ts";
import type { SettingsDraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import type { ToastAction } from "#web/ui/toast-store.ts";
import { useToast } from "#web/ui/toaster.tsx";
import type { FigurePiece } from "#web/catalog/hero/figure-piece.ts";
import { describeMetal } from "#contract/catalogue/describe-metal.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { Picture as PictureData } from "#contract/media/media.ts";
import { cropPoint, type Point, uncropPoint } from "#web/catalog/hero/crop-point.ts";
import { HERO_RATIOS } from "#web/catalog/hero/hero-frame.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { SettingsHeader } from "../settings-header.tsx";
import { SettingsFrame } from "../form/settings-frame.tsx";
import { PreviewPane } from "../form/preview-pane.tsx";
import type { SectionData } from "./load-section.server.ts";
import { SectionPhoto } from "./section-photo.tsx";
import { type SectionName, SECTIONS } from "./sections.ts";
import { Headline, SectionButton, SectionText } from "./section-words.tsx";
import { type SectionValues, toSectionDraft, toSectionValues } from "./section-values.ts";
import { useSaveSection } from "./use-save-section.tsx";
import { PieceSearch } from "../../pieces/piece-search.tsx";
import { arrowStep } from "../../photos/arrow-step.ts";
import "./figure-fields.css";
import "../../desk-screen.css";
import "../settings.css";

type Props = { data: SectionData; section: SectionName };

/** The screen of one section of the home page. */
export function SectionScreen({ data, section }: Props) {
  const isHydrated = useHydrated();
  return (
    <>
      <SettingsHeader
        from={{ label: "Home page", to: "/admin/settings/home" }}
        lede={SECTIONS[section].lede}
        title={SECTIONS[section].title}
      />
      {/* The draft is on this device: the server can't know it. */}
      {isHydrated && <SectionForm data={data} section={section} />}
    </>
  );
}

type SectionFormProps = { data: SectionData; section: SectionName };

/** Texts, button and photo of a section, with the home page beside it. */
function SectionForm({ data, section }: SectionFormProps) {
  const form = useForm<SectionValues>({ defaultValues: toSectionValues(data, section) });
  const draft = useRestoredDraft(form, `home:${section}`, null);
  const { toast } = useToast();
  // A section that had no headline was not there: a record needs one.
  const onSaved = (action: ToastAction, { title }: SectionValues) =>
    toast({ title: "Saved", ...(title !== "" && { action }) });
  const { save, conflict } = useSaveSection({ form, data, section, draft, onSaved });
  return (
    <SettingsFrame
      conflict={conflict}
      draft={draft}
      form={form}
      prefix="section"
      preview={<SectionPreview section={section} stored={data.stored} />}
      save={save}
      title={SECTIONS[section].title}
    >
      <SectionPhoto section={section} />
      <Headline />
      <SectionText />
      <SectionButton />
      {section === "hero" && <FigureFields />}
    </SettingsFrame>
  );
}

type SectionPreviewProps = { section: SectionName; stored: HeroSection | null };

/** The home page with the section as it is typed. */
function SectionPreview({ section, stored }: SectionPreviewProps) {
  const { control } = useFormContext<SectionValues>();
  // Typing goes before the preview.
  const values = useDeferredValue(useWatch({ control }) as SectionValues);
  const message = useMemo<SettingsDraftMessage>(
    () => ({
      type: "settings-draft",
      settings: {},
      part: section === "hero" ? ".hero" : ".promo",
      [section]: toSectionDraft(values, stored),
    }),
    [section, stored, values],
  );
  return <PreviewPane message={message} page="home" />;
}

const within = (part: number): number => Math.min(1, Math.max(0, part));

const round = (part: number): number => Math.round(within(part) * 1000) / 1000;

const percent = (part: number): number => Math.round(part * 100);

const LINE_LABELS = { right: "Right", left: "Left", up: "Up", down: "Down", none: "No line" };

/** The numbered pieces of the top photo: which, where, and with what line. */
function FigureFields() {
  const { control, setValue } = useFormContext<SectionValues>();
  const [figures, picture] = useWatch({ control, name: ["figures", "picture"] });
  const { toast } = useToast();
  const change = (next: FigurePiece[]) => setValue("figures", next, { shouldDirty: true });
  const changeOne = (id: number, changed: Partial<FigurePiece>) =>
    change(figures.map((each) => (each.id === id ? { ...each, ...changed } : each)));
  const remove = ({ id, name }: FigurePiece) => {
    change(figures.filter((each) => each.id !== id));
    const undo = () => change(figures);
    toast({
      title: `${name} removed`,
      action: { label: "Undo", onPress: undo },
    });
  };
  return (
    <>
      <h2>Pieces on the photo</h2>
      <p className="muted">
        {picture
          ? "Number the pieces your photo shows, and drag each number beside its piece. Arrow keys move it too."
          : "Add a photo first."}
      </p>
      {picture && (
        <>
          {figures.length > 0 && (
            <FigurePhoto figures={figures} onMove={changeOne} picture={picture} />
          )}
          <ol className="figure-list">
            {figures.map((figure, index) => (
              <li key={figure.id}>
                <span className="center figure-number">{index + 1}</span>
                <span>{figure.name}</span>
                <select
                  aria-label={`Line to ${figure.name}`}
                  onChange={({ target }) =>
                    changeOne(figure.id, { line: target.value as FigurePiece["line"] })
                  }
                  value={figure.line}
                >
                  {FIGURE_LINES.map((line) => (
                    <option key={line} value={line}>
                      {LINE_LABELS[line]}
                    </option>
                  ))}
                </select>
                <button
                  aria-label={`Remove ${figure.name}`}
                  className="iconbtn"
                  onClick={() => remove(figure)}
                  type="button"
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ol>
          {figures.length < MAX_FIGURES ? (
            <PieceSearch
              label="Add a piece"
              onPick={(piece) => {
                const { id, name, price } = piece;
                const metal = describeMetal(piece);
                const at = { left: 0.5, top: 0.5, line: "right" } as const;
                change([...figures, { id, name, metal, price, ...at }]);
              }}
              taken={figures.map(({ id }) => id)}
            />
          ) : (
            <p className="help">{`${MAX_FIGURES} pieces are numbered. Remove one to add another.`}</p>
          )}
        </>
      )}
    </>
  );
}

type FigurePhotoProps = {
  picture: PictureData;
  figures: FigurePiece[];
  onMove: (id: number, to: { left: number; top: number }) => void;
};

/** The photo as a computer shows it; each number is dragged, or moved by arrow keys. */
function FigurePhoto({ picture, figures, onMove }: FigurePhotoProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height, focalX, focalY } = picture;
  const focus = { x: focalX, y: focalY };
  const ratios = {
    pictureRatio: width && height ? width / height : null,
    boxRatio: HERO_RATIOS.computer,
  };
  const place = (id: number, inBox: Point) => {
    const { x, y } = uncropPoint({ x: within(inBox.x), y: within(inBox.y) }, focus, ratios);
    onMove(id, { left: round(x), top: round(y) });
  };
  const follow = (id: number, event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect();
    if (!area) return;
    place(id, {
      x: (event.clientX - area.left) / area.width,
      y: (event.clientY - area.top) / area.height,
    });
  };
  return (
    <div className="figure-photo" ref={box}>
      <Picture isDecorative picture={picture} ratio="16 / 9" sizes="412px" />
      {figures.map(({ id, name, left, top }, index) => {
        const at = cropPoint({ x: left, y: top }, focus, ratios);
        const nudge = (event: KeyboardEvent) => {
          const by = arrowStep(event);
          if (!by) return;
          event.preventDefault();
          place(id, { x: at.x + by.x, y: at.y + by.y });
        };
        return (
          <button
            aria-label={`Number ${index + 1}, ${name}: ${percent(left)} percent from the left, ${percent(top)} percent from the top. The arrow keys move it.`}
            className="center figure-handle"
            key={id}
            onKeyDown={nudge}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => event.buttons > 0 && follow(id, event)}
            style={{ left: `${within(at.x) * 100}%`, top: `${within(at.y) * 100}%` }}
            type="button"
          >
            <span aria-hidden="true" className="center figure-number">
              {index + 1}
            </span>
          </button>
        );
      })}
    </div>
  );
}
