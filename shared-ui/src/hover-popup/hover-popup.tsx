import { useState, type ReactNode } from 'react';
import { HoverPopupSurface } from './hover-popup-surface.tsx';
import { useHoverIntent } from './use-hover-intent.ts';
import styles from './hover-popup.module.css';

export interface HoverPopupProps {
  /** Name of the popup. */
  readonly label: string;
  /** Made when it opens, so that what it needs is asked for only then. */
  readonly content: () => ReactNode;
  /** On phones there is nothing to rest on. */
  readonly isDisabled?: boolean;
  /** What is rested on; something in it can have the focus. */
  readonly children: ReactNode;
}

/**
 * More about something for who rests on it: opens after 1 s of hovering or of keyboard focus, closes 0.5 s after leaving.
 * Moving into the popup keeps it; Escape, a press and scrolling close it. Never opens by touch.
 *
 * It adds to what can be reached otherwise and takes no focus. What must be read or acted on belongs elsewhere; for a
 * word or two use a tooltip.
 */
export function HoverPopup({ label, content, isDisabled = false, children }: HoverPopupProps) {
  const { isShown, tell } = useHoverIntent();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setAnchor}
      className={styles.anchor}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') tell({ kind: 'point' });
      }}
      onPointerLeave={() => tell({ kind: 'unpoint' })}
      onPointerDownCapture={({ target }) => {
        // React tells of presses in the popup as well: to it, the popup lies in here.
        if (target instanceof Node && anchor?.contains(target)) tell({ kind: 'dismiss' });
      }}
      onFocus={({ target }) => {
        // A press gives the focus as well, and has its own meaning.
        if (target.matches(':focus-visible')) tell({ kind: 'focus' });
      }}
      onBlur={() => tell({ kind: 'blur' })}
    >
      {children}
      {isShown && !isDisabled && anchor !== null && (
        <HoverPopupSurface label={label} anchor={anchor} onDismiss={() => tell({ kind: 'dismiss' })}>
          {content()}
        </HoverPopupSurface>
      )}
    </div>
  );
}
