import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { RECAP_FIELDS } from '@airdex/shared-contracts/search-filter';
import { ChipStrip, type Chip } from '@airdex/shared-ui/chip-strip';
import { chipText } from './chip-text.ts';
import type { RecapLine } from './recap-line.ts';

/** One chip for each active filter; taking one away searches again for the rest. */
export function RecapStrip({ lines }: { readonly lines: readonly RecapLine[] }) {
  const { t } = useTranslation();
  const { bus } = useHost();
  const chips = lines.map((line): Chip => ({
    id: line.field,
    label: line.label,
    isAll: line.isAllSelected,
    ...chipText(line, t('recap.all'), t('recap.separator')),
  }));
  return (
    <ChipStrip
      label={t('recap.label')}
      chips={chips}
      texts={{
        remove: ({ label }) => t('recap.remove', { label }),
        scrollLeft: t('recap.scrollLeft'),
        scrollRight: t('recap.scrollRight'),
      }}
      onRemove={(id) => {
        const field = RECAP_FIELDS.find((it) => it === id);
        if (field !== undefined) bus.raise('deleteFilter', { field });
      }}
    />
  );
}
