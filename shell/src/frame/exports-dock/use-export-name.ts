import { useTranslation } from 'react-i18next';
import { languageTag } from '@airdex/shared-contracts/constants';
import type { ExportOrder } from '@airdex/shared-contracts/remote-contract';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';

/** Name of an export: its kind, and the programme or the number of programmes. */
export function useExportName({ call, programmes, title }: ExportOrder): string {
  const { t } = useTranslation();
  const tag = languageTag(useCurrent(useServices().language));
  if (title !== undefined) return t('exports.titled', { title });
  const values = { count: programmes, shown: programmes.toLocaleString(tag) };
  return call === 'getCardPdf' ? t('exports.pdf', values) : t('exports.excel', values);
}
