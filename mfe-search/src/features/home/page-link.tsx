import type { MouseEvent, ReactNode } from 'react';

interface Props {
  /** The address for another tab. */
  readonly href: string;
  /** In this tab. */
  readonly onOpen: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Other buttons, and clicks with a key held, open another tab or window. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A real link whose plain click is handled here, without reloading the page. */
export function PageLink({ href, onOpen, className, children }: Props) {
  return (
    <a
      className={className}
      href={href}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}
