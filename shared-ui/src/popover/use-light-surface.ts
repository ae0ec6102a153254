import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** A popover whose state is its owner's: the element it belongs to, and whether it is open. */
export interface OpenedPopover {
  readonly triggerRef: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** So far may the trigger be scrolled under an open surface, px. */
const STILL_PX = 4;

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

/** How far everything is scrolled that scrolls the trigger. */
function scrollTops(trigger: Element | null): Map<EventTarget, number> {
  const tops = new Map<EventTarget, number>();
  for (let element = trigger; element !== null; element = element.parentElement)
    tops.set(element, element.scrollTop);
  tops.set(document, document.documentElement.scrollTop);
  return tops;
}

const scrollTopOf = (target: EventTarget | null) =>
  (target instanceof Element ? target : document.documentElement).scrollTop;

/**
 * What a surface without a modal needs besides react-aria: a press outside of it and of its trigger closes it; scrolling
 * closes it only where its trigger is really scrolled away from it, for the end of an earlier scrolling is told late. It
 * goes along with a trigger that is moved by what comes above it.
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
    const [before, openedAt] = [scrollTops(trigger), topOf(trigger)];
    const onScroll = ({ target }: Event) => {
      const top = target === null ? undefined : before.get(target);
      const isScrolled = top !== undefined && Math.abs(scrollTopOf(target) - top) > STILL_PX;
      // The browser scrolls too, to keep in place what lies under something that comes.
      isInScrolling.current = !isScrolled || Math.abs(topOf(trigger) - openedAt) <= STILL_PX;
      setTimeout(() => (isInScrolling.current = false));
    };
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  }, [isOpen, triggerRef]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const trigger = triggerRef?.current ?? null;
    let top = topOf(trigger);
    let frame = requestAnimationFrame(function follow() {
      const now = topOf(trigger);
      // Nothing tells that an element has moved; this is heard by what places the surface.
      if (now !== top) window.dispatchEvent(new Event('resize'));
      top = now;
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
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
