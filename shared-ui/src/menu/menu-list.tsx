import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuSection } from 'react-aria-components/Menu';
import type { MenuEntries } from './menu-entry.ts';
import { PopoverSurface, type PopoverSurfaceProps } from '../popover/index.ts';
import { MenuLine } from './menu-line.tsx';
import styles from './menu.module.css';

export interface MenuListProps {
  label: string;
  sections: readonly MenuEntries[];
  /** The line that has the focus when it opens; true: the menu itself. */
  autoFocus: 'first' | 'last' | true;
  onClose: () => void;
}

interface MenuSurfaceProps
  extends MenuListProps, Required<Pick<PopoverSurfaceProps, 'placement' | 'opened'>> {}

/** An open menu on its surface. */
export function MenuSurface({ placement, opened, ...list }: MenuSurfaceProps) {
  return (
    <PopoverSurface label={list.label} placement={placement} opened={opened}>
      <MenuList {...list} />
    </PopoverSurface>
  );
}

/** The lines of a menu: arrows, Home, End and typing move, Enter activates. */
function MenuList({ label, sections, autoFocus, onClose }: MenuListProps) {
  return (
    <AriaMenu className={styles.menu ?? ''} aria-label={label} autoFocus={autoFocus} onClose={onClose}>
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
  );
}
