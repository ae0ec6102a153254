import type { MouseEvent } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import { ButtonLink, type ButtonLinkProps } from '@airdex/shared-ui/button';

/** A click that the browser answers itself: with a new tab or window, or with a download. */
const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link to a page of the application that looks like a button. */
export function PageLink(props: Omit<ButtonLinkProps, 'onClick'>) {
  const { navigate } = useHost();
  return (
    <ButtonLink
      {...props}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        navigate(props.href);
      }}
    />
  );
}
