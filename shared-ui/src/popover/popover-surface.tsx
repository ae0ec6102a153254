import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import styles from './popover-surface.module.css';

export interface PopoverSurfaceProps {
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'right top';
  /** At least as wide as what opened it. */
  isTriggerWide?: boolean;
  /** For what needs more room than a list. */
  isWide?: boolean;
  /** For what is opened by the program and not by a trigger around it: the element it belongs to, and its state. */
  opened?: {
    readonly triggerRef: RefObject<Element | null>;
    readonly isOpen: boolean;
    readonly onOpenChange: (isOpen: boolean) => void;
  };
  children: ReactNode;
}

/** The raised surface that menus and lists open on; placed and closed by react-aria. */
export function PopoverSurface({
  placement = 'bottom start',
  isTriggerWide = false,
  isWide = false,
  opened,
  children,
}: PopoverSurfaceProps) {
  return (
    <Popover
      {...opened}
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
