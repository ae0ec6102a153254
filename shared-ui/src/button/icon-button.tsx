import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Tooltip } from '../tooltip/index.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'aria-label' | 'aria-pressed'
> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** If given, the button is a toggle: pressed or not. */
  isPressed?: boolean | undefined;
  /** Shown below the label in the tooltip, such as a limit to know in advance. */
  hint?: string | undefined;
  /**
   * If given, the button can't be pressed and shows the reason in its tooltip. Unlike with `isDisabled`, it
   * stays focusable, so that keyboard users find the reason too.
   */
  disabledReason?: string | null | undefined;
  tooltipPlacement?: 'top' | 'bottom' | 'left' | 'right';
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with only an icon; its label appears as a tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  isPressed,
  hint,
  disabledReason,
  tooltipPlacement = 'bottom',
  ...rest
}: IconButtonProps) {
  const isBarred = disabledReason !== undefined && disabledReason !== null;
  const more = disabledReason ?? hint;
  return (
    <Tooltip
      text={
        more !== undefined ? (
          <>
            {label}
            <br />
            {more}
          </>
        ) : (
          label
        )
      }
      placement={tooltipPlacement}
    >
      <AriaButton
        {...rest}
        {...(isBarred ? { 'aria-disabled': true, onPress: () => undefined } : {})}
        {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        aria-label={label}
        className={buttonClass({ variant, size, isIconOnly: true })}
      >
        {icon}
      </AriaButton>
    </Tooltip>
  );
}
