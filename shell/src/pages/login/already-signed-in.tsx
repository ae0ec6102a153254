import { useTranslation } from 'react-i18next';
import { MessageDialog } from '@airdex/shared-ui/dialog';

interface AlreadySignedInProps {
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Warns that the same credentials are in use: signing in closes the other session. */
export function AlreadySignedIn({ isOpen, onConfirm, onCancel }: AlreadySignedInProps) {
  const { t } = useTranslation();
  return (
    <MessageDialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onCancel();
      }}
      title={t('login.elsewhereTitle')}
      message={t('login.elsewhere')}
      width={500}
      closeLabel={t('close')}
      actions={[
        { label: t('login.cancel') },
        { label: t('login.confirm'), variant: 'primary', staysOpen: true, onPress: onConfirm },
      ]}
    />
  );
}
