import { useEffect, type RefObject } from 'react';

/** A popover whose state is its owner's: the element it belongs to, and whether it is open. */
export interface OpenedPopover {
  readonly triggerRef: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Closes a popover at a press outside of it and of its trigger, which closes it by itself. Undefined does nothing. */
export function useCloseOnPressOutside(
  opened: OpenedPopover | undefined,
  surface: RefObject<Element | null>,
): void {
  const { triggerRef, isOpen = false, onOpenChange } = opened ?? {};
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: Event) => {
      const own = [triggerRef?.current, surface.current];
      if (!own.some((element) => element?.contains(target as Node))) onOpenChange?.(false);
    };
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => document.removeEventListener('pointerdown', onPointerDown, { capture: true });
  }, [isOpen, triggerRef, surface, onOpenChange]);
}
