import type { MouseEvent, ReactNode } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';

interface Props {
  readonly href: string;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Other buttons, and clicks with a key held, open another tab or window. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link to a page of the application, which a plain click opens without reloading. */
export function PageLink({ href, className, isCurrent = false, label, children }: Props) {
  const { navigate } = useHost();
  return (
    <a
      className={className}
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
