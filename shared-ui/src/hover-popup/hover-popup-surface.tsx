import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { placePopup } from './place-popup.ts';
import styles from './hover-popup.module.css';

interface Props {
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/**
 * The surface of a hover popup, next to its anchor. Escape, scrolling, resizing the window and a click elsewhere dismiss
 * it.
 */
export function HoverPopupSurface({ label, anchor, onDismiss, children }: Props) {
  const surface = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(onDismiss);

  useLayoutEffect(() => {
    const popup = surface.current;
    if (popup === null) return;
    const place = () => {
      const { clientWidth: width, clientHeight } = document.documentElement;
      // The styles keep this margin for notices at the bottom of the window.
      const height = clientHeight - (parseFloat(getComputedStyle(popup).scrollMarginBottom) || 0);
      const size = { width: popup.offsetWidth, height: popup.offsetHeight };
      const { left, top } = placePopup(anchor.getBoundingClientRect(), size, { width, height });
      popup.style.left = `${String(left)}px`;
      popup.style.top = `${String(top)}px`;
    };
    place();
    // Its content arrives later and changes the height.
    const observer = new ResizeObserver(place);
    observer.observe(popup);
    return () => observer.disconnect();
  }, [anchor]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // It is the topmost layer: the next Escape goes to the layers below.
      event.stopPropagation();
      dismiss();
    };
    const onScroll = (event: Event) => {
      if (!surface.current?.contains(event.target as Node)) dismiss();
    };
    const onElsewhere = () => dismiss();
    const onPointerDown = ({ target }: Event) => {
      if (!surface.current?.contains(target as Node)) dismiss();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('scroll', onScroll, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('resize', onElsewhere);
    window.addEventListener('blur', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('scroll', onScroll, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('resize', onElsewhere);
      window.removeEventListener('blur', onElsewhere);
    };
  }, []);

  return createPortal(
    <div
      ref={surface}
      role="dialog"
      aria-label={label}
      data-preview=""
      data-in-dialog={anchor.closest('[role$=dialog]') !== null || undefined}
      className={styles.surface}
    >
      {children}
    </div>,
    document.body,
  );
}
