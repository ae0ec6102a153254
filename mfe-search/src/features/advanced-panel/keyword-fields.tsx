import { useTranslation } from 'react-i18next';
import { useCurrent } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { Toggle } from '@airdex/shared-ui/toggle';
import { FacetField } from '../facets/facet-field.tsx';
import { useSearchSession } from '../search-session/use-search-session.ts';

/** Keywords: a programme must have any of them or, optionally, all. */
export function KeywordFields({ settled }: { readonly settled: SearchFilter }) {
  const { t } = useTranslation();
  const session = useSearchSession();
  const { searchByAllKeywords } = useCurrent(session.selection);
  return (
    <div>
      <FacetField name="Keywords" settled={settled} />
      <Toggle
        label={t('panel.searchByAllKeywords')}
        isOn={searchByAllKeywords}
        onChange={(isOn) => {
          session.select({ searchByAllKeywords: isOn });
        }}
      />
    </div>
  );
}
