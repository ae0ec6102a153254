import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import styles from './button.module.css';

export interface ButtonLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'style'
> {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  children: ReactNode;
}

/** A link that looks like a button: for navigation, such as a mail address or a download. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size })}>
      <span className={styles.content}>
        {icon}
        <span className={styles.text}>{children}</span>
      </span>
    </a>
  );
}
