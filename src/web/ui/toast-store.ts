export type ToastAction = { label: string; onPress: () => void };

/** The button of a toast that has no other. */
export const CLOSE: ToastAction = { label: "Close", onPress: () => undefined };

export type ToastOptions = {
  title: string;
  description?: string | undefined;
  /** "destructive" is announced assertively, the default politely. */
  variant?: "default" | "destructive" | undefined;
  /** A button such as Undo, or several; pressing one also dismisses the toast. */
  action?: ToastAction | ToastAction[] | undefined;
};

export type Toast = ToastOptions & { id: number; open: boolean };

/** How long a toast is shown, in milliseconds. */
const TOAST_DURATION = 5000;
/** After how many milliseconds a dismissed toast is removed. */
export const TOAST_REMOVE_DELAY = 1_000_000;

/** Holds one toast at a time; a new one replaces it. */
export class ToastStore {
  #current: Toast | null = null;
  #lastId = 0;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer was last started; undefined while paused. */
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

  /** Pauses the timer while the toast is hovered or focused. */
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
