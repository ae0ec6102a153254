import { useLinkClick } from '@airdex/mfe-kit/screen';
import { ButtonLink, type ButtonLinkProps } from '@airdex/shared-ui/button';

/** A link to a page of the application that looks like a button. */
export function PageButtonLink(props: Omit<ButtonLinkProps, 'onClick'>) {
  return <ButtonLink {...props} onClick={useLinkClick()} />;
}
