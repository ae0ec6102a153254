import type { EndpointName } from '@airdex/shared-contracts/api';
import type { Model } from './model.ts';

/** One call, its expected result in the model, and its effect. */
export interface Step {
  readonly call: EndpointName;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  readonly status: number;
  /** The number that the call returns. */
  readonly count?: number;
  /** Applied to the model if the call succeeds. */
  readonly apply?: (response: { readonly id: number }) => void;
}

/** Creates a step from drawn choices, for a user, in a state. */
export type Action = (model: Model, user: number, draw: Draw) => Step;

/** Choices from numbers that were drawn beforehand; starts over when they are used up. */
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

  /** An id: mostly of the user's own data, sometimes of another user's, occasionally of nothing. */
  id(things: ReadonlyMap<number, { readonly owner: number }>, user: number): number {
    const own = [...things].filter(([, { owner }]) => owner === user).map(([id]) => id);
    const all = [...things.keys()];
    const luck = this.below(8);
    if (luck === 7 || all.length === 0) return 999_999;
    return this.one(luck < 5 && own.length > 0 ? own : all);
  }

  /** Some of the items, in a drawn order, each once. */
  some<Item>(items: Iterable<Item>, most: number): Item[] {
    const left = [...items];
    const chosen: Item[] = [];
    for (let count = this.below(most + 1); count > 0 && left.length > 0; count--)
      chosen.push(...left.splice(this.below(left.length), 1));
    return chosen;
  }
}

export const NAMES = ['a', 'b', 'a (copy)'] as const;

/** The expected name of a copy of `name`, given the existing names. */
export function expectedCopyName(name: string, taken: readonly string[]): string {
  const base = name.replace(/ \(copy.*\)$/, '');
  const candidates = Array.from({ length: taken.length + 1 }, (_, index) =>
    index === 0 ? `${base} (copy)` : `${base} (copy ${index + 1})`,
  );
  return candidates.find((candidate) => !taken.includes(candidate)) ?? '';
}
