import { useTranslation } from 'react-i18next';
import { Notice } from '@airdex/shared-ui/notice';
import { useRefusalText } from '../use-refusal-text.ts';
import type { RecoveryOutcome } from './use-recovery.ts';

/** Says how the last attempt ended. */
export function RecoveryResult({ outcome }: { readonly outcome: RecoveryOutcome }) {
  const { t } = useTranslation();
  const refusal = useRefusalText(outcome);
  switch (outcome.kind) {
    case 'sent':
      return <Notice tone="success">{t('recovery.sent')}</Notice>;
    case 'unknown':
      return <Notice tone="danger">{t('recovery.unknown')}</Notice>;
    case 'unreachable':
      return <Notice tone="danger">{t('login.unreachable')}</Notice>;
    case 'refused':
      return <Notice tone="danger">{refusal ?? t('failure.title')}</Notice>;
    case 'failed':
      return <Notice tone="danger">{t('failure.title')}</Notice>;
  }
}
