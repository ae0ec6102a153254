import { Subject } from 'rxjs';

/** Maximum number of restores per page load: a remote that keeps removing the frame would otherwise block the page. */
const RESTORES_MAX = 50;

const kept = new Set<Node>();
const restored = new Subject<void>();
let left = RESTORES_MAX;

/** Emits each time a part of the frame is restored. */
export const frameRestored = restored.asObservable();

const isTakenOut = (node: Node, target: Node) => kept.has(node) && node.parentNode !== target;

/** Reverts one change of an element's children. Later changes must have been reverted before. */
function undo({ target, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) if (node.parentNode === target && !kept.has(node)) target.removeChild(node);
  const after = nextSibling?.parentNode === target ? nextSibling : null;
  if ([...removedNodes].some((node) => isTakenOut(node, target)))
    for (const node of removedNodes) target.insertBefore(node, after);
}

function restore(records: readonly MutationRecord[]): void {
  const damaged = new Set(
    records
      .filter(({ target, removedNodes }) => [...removedNodes].some((node) => isTakenOut(node, target)))
      .map(({ target }) => target),
  );
  if (damaged.size === 0 || left === 0) return;
  left -= 1;
  for (const record of records.toReversed()) if (damaged.has(record.target)) undo(record);
  // Discards the records of the restore itself.
  observer.takeRecords();
  restored.next();
}

const observer = new MutationObserver(restore);

/**
 * Keeps an element where React has put it: remotes run in the same document, and a remote that empties `main` would
 * make all others invisible. If other code removes the element, it is restored before the next paint, together with the
 * siblings that were removed with it. Pass this function to `ref`, or call it once the element is in the document.
 * @returns function that stops this; call it before you remove the element on purpose
 */
export function keepInFrame(element: Element | null): () => void {
  if (element === null || element.parentNode === null) return () => undefined;
  kept.add(element);
  // Observes only the parent's children, so changes inside a remote cost nothing.
  observer.observe(element.parentNode, { childList: true });
  return () => void kept.delete(element);
}
