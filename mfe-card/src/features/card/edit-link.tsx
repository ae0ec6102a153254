import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@airdex/shared-ui/button';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';

/** Opens the card in the provider's editor, for users who may change it. */
export function EditLink({ href }: { readonly href: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      icon={<Pencil size={16} aria-hidden="true" />}
    >
      {t('edit')}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </ButtonLink>
  );
}
