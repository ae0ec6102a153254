import type { EndpointName } from '@airdex/shared-contracts/api';
import type { Model } from './model.ts';

/** One call, what the model expects it to answer, and what it changes. */
export interface Step {
  readonly call: EndpointName;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  readonly status: number;
  /** The number that the call answers. */
  readonly count?: number;
  /** Done to the model when the call succeeds. */
  readonly apply?: (response: { readonly id: number }) => void;
}

/** Makes a step out of what was drawn, for a user, in a state. */
export type Action = (model: Model, user: number, draw: Draw) => Step;

/** Choices made by numbers that were drawn beforehand; used up, they start anew. */
export class Draw {
  readonly #numbers: readonly number[];
  #next = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  below(limit: number): number {
    return (this.#numbers[this.#next++ % this.#numbers.length] ?? 0) % limit;
  }

  flag(): boolean {
    return this.below(2) === 1;
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  }

  /** The id of something: mostly of what is the user's own, sometimes of somebody else's, now and then of nothing. */
  id(things: ReadonlyMap<number, { readonly owner: number }>, user: number): number {
    const own = [...things].filter(([, { owner }]) => owner === user).map(([id]) => id);
    const all = [...things.keys()];
    const luck = this.below(8);
    if (luck === 7 || all.length === 0) return 999_999;
    return this.one(luck < 5 && own.length > 0 ? own : all);
  }

  /** Some of the items, in an order that was drawn, each once. */
  some<Item>(items: Iterable<Item>, most: number): Item[] {
    const left = [...items];
    const chosen: Item[] = [];
    for (let count = this.below(most + 1); count > 0 && left.length > 0; count--)
      chosen.push(...left.splice(this.below(left.length), 1));
    return chosen;
  }
}

export const NAMES = ['a', 'b', 'a (copy)'] as const;

/** The name the server should give a copy of `name` beside these. */
export function expectedCopyName(name: string, taken: readonly string[]): string {
  const base = name.replace(/ \(copy.*\)$/, '');
  const candidates = Array.from({ length: taken.length + 1 }, (_, index) =>
    index === 0 ? `${base} (copy)` : `${base} (copy ${index + 1})`,
  );
  return candidates.find((candidate) => !taken.includes(candidate)) ?? '';
}
