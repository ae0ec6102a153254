import { useTranslation } from 'react-i18next';
import { MessageDialog } from '@airdex/shared-ui/dialog';
import { CONTACT_MAIL } from '../../../components/provider.ts';

interface PasswordToComeProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Says that the dialog to change the password comes with a later release, and what to do until then. */
export function PasswordToCome({ isOpen, onOpenChange }: PasswordToComeProps) {
  const { t } = useTranslation();
  return (
    <MessageDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('toCome.passwordTitle')}
      message={t('toCome.passwordText', { mail: CONTACT_MAIL })}
      closeLabel={t('close')}
      actions={[{ label: t('close'), variant: 'primary' }]}
    />
  );
}
