import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@airdex/shared-ui/notice';
import { useNoticeFocus } from './use-notice-focus.ts';

interface Props {
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** Says at the bottom of the window that something failed, until it is dismissed. */
export function FailureNotice({ onDismiss, children }: Props) {
  const { t } = useTranslation();
  const { ref, onFocus } = useNoticeFocus(null);
  return (
    <div ref={ref} onFocus={onFocus}>
      <Notice tone="danger" placement="bottom" onDismiss={onDismiss} dismissLabel={t('close')}>
        {children}
      </Notice>
    </div>
  );
}
