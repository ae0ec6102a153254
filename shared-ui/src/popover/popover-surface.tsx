import { useRef, type ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { useLightSurface, type OpenedPopover } from './use-light-surface.ts';
import styles from './popover-surface.module.css';

export interface PopoverSurfaceProps {
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'right top';
  /** At least as wide as what opened it. */
  isTriggerWide?: boolean;
  /** For what needs more room than a list. */
  isWide?: boolean;
  /** For what is opened by the program and not by a trigger around it: the element it belongs to, and its state. */
  opened?: OpenedPopover;
  /**
   * For a list that is opened often: the page around it stays as it is, a press there is taken and closes the list, and
   * Tab goes on to what follows the trigger. Making all of the page inert, as a modal surface does, costs a style
   * recalculation of every element. Needs `opened`.
   */
  isLight?: boolean;
  children: ReactNode;
}

/** The raised surface that menus and lists open on; placed and closed by react-aria. */
export function PopoverSurface({
  placement = 'bottom start',
  isTriggerWide = false,
  isWide = false,
  opened,
  isLight = false,
  children,
}: PopoverSurfaceProps) {
  const surface = useRef<HTMLElement>(null);
  const light = useLightSurface(isLight ? opened : undefined, surface);
  return (
    <Popover
      {...(light ?? opened)}
      ref={surface}
      isNonModal={isLight}
      className={styles.surface ?? ''}
      placement={placement}
      offset={4}
      {...(isTriggerWide ? { 'data-trigger-wide': true } : {})}
      {...(isWide ? { 'data-wide': true } : {})}
    >
      {children}
    </Popover>
  );
}
