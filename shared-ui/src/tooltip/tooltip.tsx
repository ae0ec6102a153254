import { use, type ReactElement, type ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  TooltipTriggerStateContext,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** Text only: a tooltip contains no controls. */
  text: ReactNode;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** Milliseconds of hovering before it appears; keyboard focus shows it immediately. */
  delay?: number;
  /** The pointer can rest on it, for explanations. Otherwise clicks reach what it covers, which may be a control. */
  isHoverable?: boolean;
  /** A `Button`, an `IconButton` without its own tooltip, or any react-aria focusable. */
  children: ReactElement;
}

/**
 * Renders the tooltip only while it is open: lists have dozens of them, and React Aria would show one again that another
 * has replaced, as leaving, when the focus leaves its control.
 */
function WhileOpen(props: AriaTooltipProps) {
  return use(TooltipTriggerStateContext)?.isOpen === true && <AriaTooltip {...props} />;
}

/** Explains a control on hover and on focus, and is its accessible description while shown. */
export function Tooltip({
  text,
  placement = 'bottom',
  delay = 600,
  isHoverable = false,
  children,
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={80}>
      {children}
      <WhileOpen
        className={styles.tooltip ?? ''}
        data-hoverable={isHoverable || undefined}
        placement={placement}
        offset={6}
      >
        {text}
      </WhileOpen>
    </TooltipTrigger>
  );
}
