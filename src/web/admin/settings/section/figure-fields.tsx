import { useFormContext, useWatch } from "react-hook-form";
import { FIGURE_LINES, MAX_FIGURES } from "#contract/catalogue/hero-sections.ts";
import type { FigurePiece } from "#web/catalog/hero/figure-piece.ts";
import { describeMetal } from "#contract/catalogue/describe-metal.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { PieceSearch } from "../../pieces/piece-search.tsx";
import { FigurePhoto } from "./figure-photo.tsx";
import type { SectionValues } from "./section-values.ts";
import "./figure-fields.css";

const LINE_LABELS = { right: "Right", left: "Left", up: "Up", down: "Down", none: "No line" };

/** The numbered pieces of the top photo: which, where, and with what line. */
export function FigureFields() {
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
      <p className="settings-note">
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
                <span className="figure-number">{index + 1}</span>
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
