import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageDialog } from '@airdex/shared-ui/dialog';
import { codeQuery } from '@airdex/mfe-kit/screen';
import type { Recap } from './use-recap.ts';

const dialogQuery = codeQuery('recap-dialog', () => import('./recap-dialog.tsx'));

interface Props {
  readonly recap: Recap;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The dialog with all filters, which loads when it is first opened. */
export function RecapDialogSlot({ recap, isOpen, onOpenChange }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery({ ...dialogQuery, enabled: isOpen });
  const [isRetrying, setRetrying] = useState(false);
  if (!isOpen) return null;
  if (data !== undefined) {
    const close = () => {
      onOpenChange(false);
    };
    return <data.RecapDialog recap={recap} onClose={close} />;
  }
  if (!isError && !isRetrying) return null;
  return (
    <MessageDialog
      isOpen
      onOpenChange={onOpenChange}
      title={t('recap.title')}
      message={t('recap.dialogFailed')}
      closeLabel={t('close')}
      actions={[
        { label: t('recap.cancel') },
        {
          label: t('failed.retry'),
          variant: 'primary',
          isLoading: isRetrying,
          staysOpen: true,
          onPress: () => {
            setRetrying(true);
            void refetch().finally(() => setRetrying(false));
          },
        },
      ]}
    />
  );
}
