import { cloneElement, useId, useRef, useState, type ReactElement } from 'react';
import type { ButtonProps } from '../button/index.ts';
import { codeOnDemand, OnDemandState, useCodeOnDemand, type OnDemandTexts } from '../code-on-demand/index.ts';
import { PopoverSurface, type PopoverSurfaceProps } from '../popover/index.ts';
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

const LIST = codeOnDemand(async () => (await import('./menu-list.tsx')).MenuList);

/** Keys that open a menu button, with the line that gets the focus. */
const OPENING_KEYS: Readonly<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** A menu button with its menu; Escape closes it. */
export function Menu({ trigger, sections, placement = 'bottom start', texts }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [autoFocus, setAutoFocus] = useState<MenuListProps['autoFocus']>(true);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const { code: List, isFailed, load } = useCodeOnDemand(LIST);

  function open(focus: MenuListProps['autoFocus']): void {
    load();
    setAutoFocus(focus);
    setOpen(true);
  }

  return (
    <>
      {cloneElement(trigger, {
        ref: triggerRef,
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onHoverStart: load,
        onFocus: load,
        onPress: ({ pointerType }) => open(pointerType === 'keyboard' ? 'first' : true),
        onKeyDown: (event) => {
          const focus = OPENING_KEYS[event.key];
          if (focus === undefined) event.continuePropagation();
          else open(focus);
        },
      })}
      <PopoverSurface placement={placement} opened={{ triggerRef, isOpen, onOpenChange: setOpen }}>
        {List ? (
          <List
            labelledBy={triggerId}
            sections={sections}
            autoFocus={autoFocus}
            onClose={() => setOpen(false)}
          />
        ) : (
          <OnDemandState texts={texts} isFailed={isFailed} onRetry={load} />
        )}
      </PopoverSurface>
    </>
  );
}
