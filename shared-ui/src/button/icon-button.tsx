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
  /** Said below the label in the tooltip, such as a limit that is good to know before pressing. */
  hint?: string | undefined;
  /**
   * Given, it can't be pressed and says why in its tooltip. It keeps its place in the focus order, unlike with
   * `isDisabled`, so that the reason can be found by keyboard too.
   */
  disabledReason?: string | null | undefined;
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
