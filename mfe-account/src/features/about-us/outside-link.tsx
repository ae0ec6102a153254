import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';

/** A link to another site, in a new tab. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {t('aboutUs.newTab')}</VisuallyHidden>
    </a>
  );
}
