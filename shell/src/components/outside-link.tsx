import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';

interface OutsideLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another site in a new tab, which is announced to screen readers. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <VisuallyHidden> {t('footer.newTab')}</VisuallyHidden>
    </a>
  );
}
