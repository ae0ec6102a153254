import { useCallback, useEffect, useState, type RefObject } from 'react';
import { printState, type PrintState, type Settled } from './print-state.ts';

/** Tracks the programmes of a document until it can be printed. */
export function usePrintState(
  ids: readonly number[],
  root: RefObject<HTMLElement | null>,
): { readonly print: PrintState; readonly onSettled: (id: number, outcome: Settled) => void } {
  const [settled, setSettled] = useState<ReadonlyMap<number, Settled>>(new Map());
  const [hasPictures, setHasPictures] = useState(false);
  const onSettled = useCallback((id: number, outcome: Settled) => {
    setSettled((before) => (before.get(id) === outcome ? before : new Map(before).set(id, outcome)));
  }, []);

  const isComplete = printState(ids, settled, true).state === 'ready';
  useEffect(() => {
    if (!isComplete || root.current === null) return undefined;
    let isCurrent = true;
    void whenDrawn(root.current).then(() => isCurrent && setHasPictures(true));
    return () => {
      isCurrent = false;
    };
  }, [isComplete, root]);

  return { print: printState(ids, settled, hasPictures), onSettled };
}

/**
 * Resolves once every picture in the element is decoded, or replaced by its poster after a failure, and the
 * fonts are loaded.
 */
async function whenDrawn(element: HTMLElement): Promise<void> {
  const pictures = [...element.querySelectorAll('img')];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await document.fonts.ready;
}
