import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import styles from './popover-surface.module.css';

export interface PopoverSurfaceProps {
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'right top';
  /** At least as wide as what opened it. */
  isTriggerWide?: boolean;
  /** For what needs more room than a list. */
  isWide?: boolean;
  children: ReactNode;
}

/** The raised surface that menus and lists open on; placed and closed by react-aria. */
export function PopoverSurface({
  placement = 'bottom start',
  isTriggerWide = false,
  isWide = false,
  children,
}: PopoverSurfaceProps) {
  return (
    <Popover
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
