import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** Text only: a tooltip holds nothing to act on. */
  text: ReactNode;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** Milliseconds of hovering before it shows; keyboard focus shows it at once. */
  delay?: number;
  /** A `Button`, `IconButton` without tooltip of its own, or anything on react-aria's focusable. */
  children: ReactElement;
}

/** Explains a control on hover and on focus, and is its accessible description while shown. */
export function Tooltip({ text, placement = 'bottom', delay = 600, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={80}>
      {children}
      <AriaTooltip className={styles.tooltip ?? ''} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
