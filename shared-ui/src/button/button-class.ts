import { clsx } from 'clsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant: ButtonVariant;
  size: ButtonSize;
  isWide?: boolean;
  isIconOnly?: boolean;
}

/** The class names of a button's appearance, for other elements that look like buttons. */
export function buttonClass({ variant, size, isWide = false, isIconOnly = false }: ButtonLook): string {
  return clsx(
    styles.button,
    styles[variant],
    styles[size],
    isWide && styles.wide,
    isIconOnly && styles.iconOnly,
  );
}
