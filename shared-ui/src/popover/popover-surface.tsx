import { useContext, useRef, type ReactNode } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useCloseRequest } from '../close-request/index.ts';
import { renderLayer } from '../input-method/render-layer.tsx';
import { useCloseOnTurn } from './use-close-on-turn.ts';
import { useLightSurface, type OpenedPopover } from './use-light-surface.ts';
import styles from './popover-surface.module.css';

export interface PopoverSurfaceProps {
  /**
   * Its name, unless it contains a dialog. Labels in the page can't name a modal surface, because it makes them inert.
   */
  label?: string;
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'right top';
  /** At least as wide as its trigger. */
  isTriggerWide?: boolean;
  /** For content that needs more room than a list. */
  isWide?: boolean;
  /** For a controlled surface without a trigger around it: its anchor, and its state. */
  opened?: OpenedPopover;
  /**
   * For a list that is opened often: the page around it stays as it is, a click there is handled and closes
   * the list, and Tab moves on from the trigger. A modal surface makes the whole page inert, which costs a
   * style recalculation of every element. Requires `opened`.
   */
  isLight?: boolean;
  children: ReactNode;
}

/** The raised surface of menus and lists; positioned and closed by react-aria. */
export function PopoverSurface({
  label,
  placement = 'bottom start',
  isTriggerWide = false,
  isWide = false,
  opened,
  isLight = false,
  children,
}: PopoverSurfaceProps) {
  const surface = useRef<HTMLElement>(null);
  const light = useLightSurface(isLight ? opened : undefined, surface);
  const trigger = useContext(OverlayTriggerStateContext);
  const isOpen = opened?.isOpen ?? trigger?.isOpen ?? false;
  const close = () => {
    if (opened !== undefined) opened.onOpenChange(false);
    else trigger?.close();
  };
  useCloseOnTurn(isOpen, close);
  useCloseRequest(isOpen, close);
  return (
    <Popover
      {...(light ?? opened)}
      ref={surface}
      isNonModal={isLight}
      // Empty, so that the inert label that a react-aria select sets is ignored.
      {...(label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': '' })}
      className={styles.surface ?? ''}
      render={renderLayer}
      placement={placement}
      offset={4}
      {...(isTriggerWide ? { 'data-trigger-wide': true } : {})}
      {...(isWide ? { 'data-wide': true } : {})}
    >
      {children}
    </Popover>
  );
}
