import type { ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Tooltip';
import { useLinkClick } from '@airdex/mfe-kit/screen';
import { Tooltip } from '@airdex/shared-ui/tooltip';

interface Props {
  readonly href: string;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  /** Name and tooltip of a link that contains only an icon. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to a page of the application, which a plain click opens without reloading. */
export function PageLink({ href, className, isCurrent = false, label, children }: Props) {
  const onClick = useLinkClick();
  const link = (
    <a
      className={className}
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </a>
  );
  if (label === undefined) return link;
  return (
    <Tooltip text={label}>
      <Focusable>{link}</Focusable>
    </Tooltip>
  );
}
