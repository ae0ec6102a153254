import type { ReactNode } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import { isPlainClick } from '@airdex/shared-contracts/routes';

interface Props {
  /** The address for another tab. */
  readonly href: string;
  /** In this tab, if it does more than open the address. */
  readonly onOpen?: (() => void) | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A real link whose plain click is handled here, without reloading the page. */
export function PageLink({ href, onOpen, className, children }: Props) {
  const { navigate } = useHost();
  return (
    <a
      className={className}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (onOpen === undefined) navigate(href);
        else onOpen();
      }}
    >
      {children}
    </a>
  );
}
