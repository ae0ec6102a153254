import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Tooltip } from '../tooltip/index.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'aria-label' | 'aria-pressed'
> {
  /** The name, and the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Given, the button is a toggle: pressed or not. */
  isPressed?: boolean | undefined;
  tooltipPlacement?: 'top' | 'bottom' | 'left' | 'right';
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon alone; its label shows as a tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  isPressed,
  tooltipPlacement = 'bottom',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} placement={tooltipPlacement}>
      <AriaButton
        {...rest}
        {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        aria-label={label}
        className={buttonClass({ variant, size, isIconOnly: true })}
      >
        {icon}
      </AriaButton>
    </Tooltip>
  );
}
