import { cloneElement, useRef, useState, type ReactElement } from 'react';
import type { ButtonProps } from '../button/index.ts';
import { codeOnDemand, type OnDemandTexts } from '../code-on-demand/index.ts';
import type { PopoverSurfaceProps } from '../popover/index.ts';
import { useSurfaceOnDemand } from '../popover/use-surface-on-demand.tsx';
import type { MenuEntries } from './menu-entry.ts';
import type { MenuListProps } from './menu-list.tsx';

export interface MenuProps {
  /**
   * A `Button` or `IconButton`; it gets the state and the keys of a menu button, and its name names the menu.
   */
  trigger: ReactElement<ButtonProps>;
  sections: readonly MenuEntries[];
  placement?: PopoverSurfaceProps['placement'];
  /** Loads the lines when they are first needed. */
  texts: OnDemandTexts;
}

const SURFACE = codeOnDemand(async () => (await import('./menu-list.tsx')).MenuSurface);

/** Keys that open a menu button, with the line that gets the focus. */
const OPENING_KEYS: Readonly<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** A menu button with its menu; Escape closes it. */
export function Menu({ trigger, sections, placement = 'bottom start', texts }: MenuProps) {
  const [opening, setOpening] = useState<Pick<MenuListProps, 'label' | 'autoFocus'>>({
    label: '',
    autoFocus: true,
  });
  const triggerRef = useRef<HTMLButtonElement>(null);
  const list = useSurfaceOnDemand(SURFACE, { triggerRef, placement, texts });
  const { Surface, isOpen, onOpenChange, load } = list;

  function openAt(autoFocus: MenuListProps['autoFocus']): void {
    const button = triggerRef.current;
    // As text, because the open menu makes the button inert, which then can't name it.
    setOpening({ label: button?.getAttribute('aria-label') ?? button?.textContent ?? '', autoFocus });
    list.open();
  }

  return (
    <>
      {cloneElement(trigger, {
        ref: triggerRef,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onHoverStart: load,
        onFocus: load,
        onPress: ({ pointerType }) => openAt(pointerType === 'keyboard' ? 'first' : true),
        onKeyDown: (event) => {
          const focus = OPENING_KEYS[event.key];
          if (focus === undefined) event.continuePropagation();
          else openAt(focus);
        },
      })}
      {Surface && (
        <Surface
          placement={placement}
          opened={{ triggerRef, isOpen, onOpenChange }}
          {...opening}
          sections={sections}
          onClose={() => onOpenChange(false)}
        />
      )}
      {list.pending}
    </>
  );
}
