import type { TFunction } from 'i18next';
import type { SelectOption } from '@airdex/shared-ui/select';
import type { Column } from './use-columns.ts';

/** The programmes as options of a choice. Those without a title are named by their place. */
export const columnsToChoose = (columns: readonly Column[], t: TFunction): readonly SelectOption[] =>
  columns.map((column, place) => ({
    id: String(column.id),
    label: column.state === 'ready' ? column.card.localTitle : t('compare.programme', { place: place + 1 }),
  }));
