import type { ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { PopoverSurface, type PopoverSurfaceProps } from '../popover/index.ts';
import type { MenuEntries } from './menu-entry.ts';
import { MenuLine } from './menu-line.tsx';
import styles from './menu.module.css';

export interface MenuProps {
  /** A `Button` or `IconButton`; it gets the state and the keys of a menu button, and its name names the menu. */
  trigger: ReactElement;
  sections: readonly MenuEntries[];
  placement?: PopoverSurfaceProps['placement'];
  onOpenChange?: (isOpen: boolean) => void;
}

/** A menu button with its menu: arrows, Home, End and typing move, Enter acts, Escape closes. */
export function Menu({ trigger, sections, placement = 'bottom start', onOpenChange }: MenuProps) {
  return (
    <MenuTrigger {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger}
      <PopoverSurface placement={placement}>
        <AriaMenu className={styles.menu ?? ''}>
          {sections.map((section) => (
            <MenuSection
              key={section.id}
              id={section.id}
              className={styles.section ?? ''}
              {...(section.label && !section.title ? { 'aria-label': section.label } : {})}
            >
              {section.title && <Header className={styles.title ?? ''}>{section.title}</Header>}
              {section.entries.map((entry) => (
                <MenuLine key={entry.id} entry={entry} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </PopoverSurface>
    </MenuTrigger>
  );
}
