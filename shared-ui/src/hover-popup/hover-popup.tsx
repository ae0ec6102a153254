import { useState, type ReactNode } from 'react';
import { HoverPopupSurface } from './hover-popup-surface.tsx';
import { useHoverIntent } from './use-hover-intent.ts';
import styles from './hover-popup.module.css';

export interface HoverPopupProps {
  /** Name of the popup. */
  readonly label: string;
  /** Rendered when it opens, so that its data loads only then. */
  readonly content: () => ReactNode;
  /** Phones have no hover. */
  readonly isDisabled?: boolean;
  /** The anchor; something in it can have the focus. */
  readonly children: ReactNode;
}

/**
 * More details about an element: opens after 1 s of hovering or keyboard focus, closes 0.5 s after leaving.
 * Moving into the popup keeps it open; Escape, a click and scrolling close it. Never opens by touch.
 *
 * It supplements content that is available elsewhere and takes no focus. Do not put essential content or
 * controls here; for a word or two use a tooltip.
 */
export function HoverPopup({ label, content, isDisabled = false, children }: HoverPopupProps) {
  const { isShown, dispatch } = useHoverIntent();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setAnchor}
      className={styles.anchor}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') dispatch({ kind: 'point' });
      }}
      onPointerLeave={() => dispatch({ kind: 'unpoint' })}
      onPointerDownCapture={({ target }) => {
        // React also passes clicks in the popup to this handler, because the popup is its child.
        if (target instanceof Node && anchor?.contains(target)) dispatch({ kind: 'dismiss' });
      }}
      onFocus={({ target }) => {
        // A click sets the focus too, but has its own purpose.
        if (target.matches(':focus-visible')) dispatch({ kind: 'focus' });
      }}
      onBlur={() => dispatch({ kind: 'blur' })}
    >
      {children}
      {isShown && !isDisabled && anchor !== null && (
        <HoverPopupSurface label={label} anchor={anchor} onDismiss={() => dispatch({ kind: 'dismiss' })}>
          {content()}
        </HoverPopupSurface>
      )}
    </div>
  );
}
