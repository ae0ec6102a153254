/** The state of one programme: loading, on the page (also if outside the subscription), or failed. */
export type Settled = 'shown' | 'failed';

/**
 * Whether the document can be printed. The printing code waits for `ready` or `failed` in `data-print-state`
 * on its root element; `data-print-done` counts the programmes on the page.
 */
export interface PrintState {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly done: number;
}

/**
 * @param settled by programme
 * @param hasPictures whether every picture on the page has been drawn
 */
export function printState(
  ids: readonly number[],
  settled: ReadonlyMap<number, Settled>,
  hasPictures: boolean,
): PrintState {
  const outcomes = ids.flatMap((id) => settled.get(id) ?? []);
  const done = outcomes.filter((outcome) => outcome === 'shown').length;
  if (outcomes.includes('failed')) return { state: 'failed', done };
  return { state: done === ids.length && hasPictures ? 'ready' : 'loading', done };
}
