import { isDeepStrictEqual } from 'node:util';
import { numberInOrder } from '../content/renumber.ts';
import type { OperationContext } from '../operation.ts';
import { inDeclaredOrder } from './declared-order.ts';

interface Listed {
  readonly id: number;
  readonly name: string;
}

/** Moves the declared entries of a list into the declared order. */
export async function applyOrder(
  { transaction, record }: OperationContext,
  table: 'faq_chapter' | 'faq',
  subject: string,
  list: readonly Listed[],
  declared: readonly string[],
): Promise<void> {
  const current = list.map(({ name }) => name);
  const wanted = inDeclaredOrder(current, declared);
  if (isDeepStrictEqual(wanted, current)) return;
  const ids = new Map(list.map(({ id, name }) => [name, id]));
  await numberInOrder(
    transaction,
    table,
    wanted.flatMap((name) => ids.get(name) ?? []),
  );
  record({ subject, before: { order: current }, after: { order: wanted } });
}
