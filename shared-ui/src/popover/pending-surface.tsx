import { useLayoutEffect, useRef, type RefObject } from 'react';
import { clsx } from 'clsx';
import { OnDemandState, type OnDemandTexts } from '../code-on-demand/index.ts';
import surfaceStyles from './popover-surface.module.css';
import styles from './pending-surface.module.css';

export interface PendingSurfaceProps {
  triggerRef: RefObject<Element | null>;
  /** Aligns its right edge, instead of its left one, with the trigger. */
  isAtEnd?: boolean;
  onClose: () => void;
  texts: OnDemandTexts;
  isFailed: boolean;
  onRetry: () => void;
}

/** Pixels between trigger and surface. */
const GAP = 4;

/** Below the trigger, or above it in the lower half of the window. */
function place({ style }: HTMLElement, trigger: DOMRect, isAtEnd: boolean): void {
  const { clientWidth, clientHeight } = document.documentElement;
  if (trigger.top > clientHeight / 2) style.bottom = `${clientHeight - trigger.top + GAP}px`;
  else style.top = `${trigger.bottom + GAP}px`;
  if (isAtEnd) style.right = `${clientWidth - trigger.right}px`;
  else style.left = `${trigger.left}px`;
}

/**
 * The surface of a list or menu whose code is loading or could not be loaded. It is the browser's own popover, because
 * react-aria's is part of that code.
 */
export function PendingSurface({ triggerRef, isAtEnd = false, onClose, ...state }: PendingSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, trigger] = [surface.current, triggerRef.current];
    if (element === null || trigger === null) return;
    place(element, trigger.getBoundingClientRect(), isAtEnd);
    element.showPopover();
  }, [triggerRef, isAtEnd]);
  return (
    <div
      ref={surface}
      popover="auto"
      className={clsx(surfaceStyles.surface, styles.pending)}
      onToggle={({ newState }) => {
        // Escape, or a click outside.
        if (newState === 'closed') onClose();
      }}
    >
      <OnDemandState texts={state.texts} isFailed={state.isFailed} onRetry={state.onRetry} />
    </div>
  );
}
