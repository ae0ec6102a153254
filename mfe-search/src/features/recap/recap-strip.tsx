import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { RECAP_FIELDS } from '@airdex/shared-contracts/search-filter';
import { ChipStrip, type Chip } from '@airdex/shared-ui/chip-strip';
import { openPanelAt } from '../advanced-panel/requested-filter.ts';
import { chipText } from './chip-text.ts';
import type { RecapLine } from './recap-line.ts';

const fieldOf = (id: string) => RECAP_FIELDS.find((field) => field === id);

/**
 * One chip for each active filter. A click on it shows the filter in the panel; its button removes it and
 * searches again.
 */
export function RecapStrip({ lines }: { readonly lines: readonly RecapLine[] }) {
  const { t } = useTranslation();
  const host = useHost();
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
      // The header's own filters are visible anyway.
      onOpen={({ id }) => {
        const field = fieldOf(id);
        if (field === undefined || field === 'Term' || field === 'SearchTitles') return undefined;
        return () => {
          openPanelAt(host, field);
        };
      }}
      onRemove={(id) => {
        const field = fieldOf(id);
        if (field !== undefined) host.bus.raise('deleteFilter', { field });
      }}
    />
  );
}
