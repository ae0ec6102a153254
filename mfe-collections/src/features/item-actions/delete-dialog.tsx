import { useTranslation } from 'react-i18next';
import { MessageDialog } from '@airdex/shared-ui/dialog';

interface Props {
  readonly name: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before an item is deleted. */
export function DeleteDialog({ name, onDelete, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <MessageDialog
      isOpen
      onOpenChange={onClose}
      title={t('items.deleteTitle')}
      message={t('items.deleteQuestion', { name })}
      closeLabel={t('close')}
      actions={[
        { label: t('cancel') },
        { label: t('items.deleteConfirm'), variant: 'danger', onPress: onDelete },
      ]}
    />
  );
}
