type Props = { submitLabel: string; isPending: boolean; onCancel: () => void };

/** The buttons at the bottom of a form in a side panel. */
export function SidePanelButtons({ submitLabel, isPending, onCancel }: Props) {
  return (
    <div className="side-panel-save">
      <button className="btn" disabled={isPending} type="submit">
        {submitLabel}
      </button>
      <button className="btn quiet" onClick={onCancel} type="button">
        Cancel
      </button>
    </div>
  );
}
