import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import styles from './button.module.css';

export type { ButtonVariant };

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Before the text; decorative, so an icon element without a name. */
  icon?: ReactNode;
  /** After the text, such as the chevron of a menu. */
  endIcon?: ReactNode;
  /** Work is under way: clicks do nothing, the focus stays, and `loadingLabel` is added to the name. */
  isLoading?: boolean;
  loadingLabel?: string | undefined;
  /** As wide as its container. */
  isWide?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button with text. Accepts react-aria's props: `onPress`, `isDisabled`, `type`, `autoFocus`, `aria-*`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  endIcon,
  isLoading = false,
  loadingLabel,
  isWide = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} isPending={isLoading} className={buttonClass({ variant, size, isWide })}>
      <span className={styles.content}>
        {icon}
        <span className={styles.text}>{children}</span>
        {endIcon}
      </span>
      {isLoading && (
        <span className={styles.loading}>
          <Spinner size={16} />
          {loadingLabel && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
        </span>
      )}
    </AriaButton>
  );
}
