import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** A controlled popover: its anchor element, and whether it is open. */
export interface OpenedPopover {
  readonly triggerRef: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Distance that the trigger may scroll under an open surface, px. */
const STILL_PX = 4;

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

/** Sum of the scroll positions of all ancestors of the trigger. */
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
 * Behaviour of a non-modal surface that react-aria lacks. A click outside the surface and its trigger closes it.
 * Scrolling closes it only if the user scrolls by wheel and the trigger really moves away from it, because the end of
 * an earlier scroll is reported late. The surface follows a trigger that content above moves.
 * @param opened undefined does nothing
 * @returns the state for react-aria
 */
export function useLightSurface(
  opened: OpenedPopover | undefined,
  surface: RefObject<Element | null>,
): OpenedPopover | undefined {
  const { triggerRef, isOpen = false, onOpenChange } = opened ?? {};
  const isInScrolling = useRef(false);

  // As a layout effect, to run before react-aria's scroll handler.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const trigger = triggerRef?.current ?? null;
    const [before, openedAt] = [scrollTops(trigger), topOf(trigger)];
    let isByUser = false;
    const onWheel = ({ target }: Event) => {
      if (surface.current?.contains(target as Node) !== true) isByUser = true;
    };
    const onScroll = ({ target }: Event) => {
      const top = target === null ? undefined : before.get(target);
      const isScrolled = isByUser && top !== undefined && Math.abs(scrollTopOf(target) - top) > STILL_PX;
      // The browser also scrolls when content above or below changes, to keep the position or because the page is
      // shorter.
      isInScrolling.current = !isScrolled || Math.abs(topOf(trigger) - openedAt) <= STILL_PX;
      setTimeout(() => (isInScrolling.current = false));
    };
    const listening = { capture: true, passive: true };
    window.addEventListener('wheel', onWheel, listening);
    window.addEventListener('scroll', onScroll, listening);
    return () => {
      window.removeEventListener('wheel', onWheel, listening);
      window.removeEventListener('scroll', onScroll, listening);
    };
  }, [isOpen, triggerRef, surface]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const trigger = triggerRef?.current ?? null;
    let top = topOf(trigger);
    let frame = requestAnimationFrame(function follow() {
      const now = topOf(trigger);
      // There is no event for a moved element; the code that positions the surface listens for this one.
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
