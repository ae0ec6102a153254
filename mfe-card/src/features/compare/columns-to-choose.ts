import type { TFunction } from 'i18next';
import type { SelectOption } from '@airdex/shared-ui/select';
import { comparedTitles } from './compared-titles.ts';
import type { Column } from './use-columns.ts';

/** The programmes as options of a choice. Those without a title are named by their place. */
export function columnsToChoose(columns: readonly Column[], t: TFunction): readonly SelectOption[] {
  const ready = columns.flatMap((column) => (column.state === 'ready' ? [column.card] : []));
  const titled = comparedTitles(ready, t);
  return columns.map(({ id }, place) => ({
    id: String(id),
    label:
      titled.find((programme) => programme.id === id)?.title ?? t('compare.programme', { place: place + 1 }),
  }));
}
