import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** A popover whose state is its owner's: the element it belongs to, and whether it is open. */
export interface OpenedPopover {
  readonly triggerRef: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** So far may the trigger move under an open surface, px. */
const STILL_PX = 4;

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

/**
 * What a surface without a modal needs besides react-aria: a press outside of it and of its trigger closes it; scrolling
 * closes it only where its trigger really moves away from it, for the end of an earlier scrolling is told late.
 * @param opened undefined does nothing
 * @returns the state to give to react-aria
 */
export function useLightSurface(
  opened: OpenedPopover | undefined,
  surface: RefObject<Element | null>,
): OpenedPopover | undefined {
  const { triggerRef, isOpen = false, onOpenChange } = opened ?? {};
  const isInScrolling = useRef(false);

  // As a layout effect: heard before react-aria hears of the scrolling.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const trigger = triggerRef?.current ?? null;
    const top = topOf(trigger);
    const onScroll = () => {
      isInScrolling.current = Math.abs(topOf(trigger) - top) <= STILL_PX;
      setTimeout(() => (isInScrolling.current = false));
    };
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  }, [isOpen, triggerRef]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: Event) => {
      const own = [triggerRef?.current, surface.current];
      if (!own.some((element) => element?.contains(target as Node))) onOpenChange?.(false);
    };
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => document.removeEventListener('pointerdown', onPointerDown, { capture: true });
  }, [isOpen, triggerRef, surface, onOpenChange]);

  return (
    opened && {
      ...opened,
      onOpenChange: (next) => {
        if (next || !isInScrolling.current) opened.onOpenChange(next);
      },
    }
  );
}
