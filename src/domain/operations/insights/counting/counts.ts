import type { CountKind } from "#contract/operations/insights.ts";

/** Counts by kind and subject. */
export class Counts {
  readonly #kinds = new Map<CountKind, Map<string, number>>();

  get isEmpty(): boolean {
    return this.#kinds.size === 0;
  }

  add(kind: CountKind, subject: string, count = 1): void {
    let subjects = this.#kinds.get(kind);
    if (!subjects) this.#kinds.set(kind, (subjects = new Map()));
    const known = subjects.get(subject);
    // A script that makes up addresses between two writes.
    if (known === undefined && subjects.size >= MAX_SUBJECTS) return;
    subjects.set(subject, (known ?? 0) + count);
  }

  addAll(other: Counts): void {
    for (const [kind, subject, count] of other.list()) this.add(kind, subject, count);
  }

  of(kind: CountKind): ReadonlyMap<string, number> {
    return this.#kinds.get(kind) ?? new Map<string, number>();
  }

  list(): [CountKind, string, number][] {
    return [...this.#kinds].flatMap(([kind, subjects]) =>
      [...subjects].map(([subject, count]): [CountKind, string, number] => [kind, subject, count]),
    );
  }
}

const MAX_SUBJECTS = 5000;
