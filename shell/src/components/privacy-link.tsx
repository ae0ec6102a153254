import type { ReactNode } from 'react';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { useLinkClick } from '@airdex/shared-ui/ui-provider';
import { useServices } from '../services/services-context.ts';
import { OutsideLink } from './outside-link.tsx';

/** A link to the provider's privacy policy, or to the product's own page if the site has no such address. */
export function PrivacyLink({ children }: { readonly children: ReactNode }) {
  const { host } = useServices();
  const onClick = useLinkClick();
  const { privacyPolicyUrl } = host.settings;
  if (privacyPolicyUrl !== undefined) return <OutsideLink href={privacyPolicyUrl}>{children}</OutsideLink>;
  return (
    <a href={ROUTES.privacy} onClick={onClick}>
      {children}
    </a>
  );
}
