import type { ReactNode } from 'react';
import { isPlainClick } from '@airdex/shared-contracts/routes';

interface Props {
  /** The address for another tab. */
  readonly href: string;
  /** In this tab. */
  readonly onOpen: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A real link whose plain click is handled here, without reloading the page. */
export function PageLink({ href, onOpen, className, children }: Props) {
  return (
    <a
      className={className}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}
