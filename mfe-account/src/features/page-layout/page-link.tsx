import type { ReactNode } from 'react';
import { useLinkClick } from '@airdex/mfe-kit/screen';

interface Props {
  readonly href: string;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to a page of the application, which a plain click opens without reloading. */
export function PageLink({ href, className, isCurrent = false, label, children }: Props) {
  const onClick = useLinkClick();
  return (
    <a
      className={className}
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
