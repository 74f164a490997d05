export type ToastOptions = {
  title: string;
  description?: string | undefined;
  /** "destructive" is announced at once, the other when there is a pause. */
  variant?: "default" | "destructive" | undefined;
  /** A button at the right end, such as Undo. It also takes the toast away. */
  action?: { label: string; onPress: () => void } | undefined;
};

export type Toast = ToastOptions & { id: number; open: boolean };

/** How long a toast is shown, in milliseconds. */
export const TOAST_DURATION = 5000;
/** After how many milliseconds a dismissed toast is forgotten. */
export const TOAST_REMOVE_DELAY = 1_000_000;

/** Holds the one toast that is shown: a new one takes the place of the last. */
export class ToastStore {
  #current: Toast | null = null;
  #lastId = 0;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the clock was last started; undefined while it stands. */
  #startedAt: number | undefined;
  #remaining = TOAST_DURATION;

  readonly current = () => this.#current;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly show = (options: ToastOptions) => {
    this.#lastId += 1;
    this.#remaining = TOAST_DURATION;
    this.#set({ ...options, id: this.#lastId, open: true });
    this.#run();
  };

  readonly dismiss = () => {
    clearTimeout(this.#timer);
    if (!this.#current?.open) return;
    this.#set({ ...this.#current, open: false });
    this.#timer = setTimeout(() => this.#set(null), TOAST_REMOVE_DELAY);
  };

  /** Stops the clock while somebody reads or reaches for the toast. */
  readonly pause = () => {
    if (!this.#current?.open || this.#startedAt === undefined) return;
    clearTimeout(this.#timer);
    this.#remaining -= Date.now() - this.#startedAt;
    this.#startedAt = undefined;
  };

  readonly resume = () => {
    if (this.#current?.open && this.#startedAt === undefined) this.#run();
  };

  #run() {
    clearTimeout(this.#timer);
    this.#startedAt = Date.now();
    this.#timer = setTimeout(this.dismiss, this.#remaining);
  }

  #set(next: Toast | null) {
    this.#current = next;
    for (const listener of this.#listeners) listener();
  }
}
