import { Subject } from 'rxjs';

/** Times that the frame is put back in one page: a remote that went on and on would hold the page up forever. */
const RESTORES_MAX = 50;

const kept = new Set<Node>();
const restored = new Subject<void>();
let left = RESTORES_MAX;

/** Emits each time that a part of the frame was put back. */
export const frameRestored = restored.asObservable();

const isTakenOut = (node: Node, target: Node) => kept.has(node) && node.parentNode !== target;

/** Takes back one change of an element's children. Later ones were taken back before. */
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
  // What was put back here is not to be looked at.
  observer.takeRecords();
  restored.next();
}

const observer = new MutationObserver(restore);

/**
 * Keeps an element where React has put it: remotes run in the same document, and one that empties `main` would leave
 * all others invisible. Whatever else takes the element out, it is put back with what went with it, before anything is
 * painted. Give it to `ref`, or call it once the element is in its place.
 * @returns what ends that, called before the element is taken out on purpose
 */
export function keepInFrame(element: Element | null): () => void {
  if (element === null || element.parentNode === null) return () => undefined;
  kept.add(element);
  // Of this parent alone: what happens inside of a remote costs nothing.
  observer.observe(element.parentNode, { childList: true });
  return () => void kept.delete(element);
}
