import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import type { MultiSelectTexts } from '@airdex/shared-ui/multi-select';

/** The texts of a list of options, besides the options themselves. */
export function useListTexts(isLoading: boolean): MultiSelectTexts {
  const { t } = useTranslation();
  const tag = languageTag(useLanguage());
  return {
    all: t('list.all'),
    none: t(isLoading ? 'list.loading' : 'list.none'),
    selected: (number) => t('list.selected', { number: number.toLocaleString(tag) }),
    search: t('list.search'),
    clearSearch: t('list.clearSearch'),
    noResults: t('list.noResults'),
    selectAll: t('list.selectAll'),
    clear: t('list.clear'),
  };
}
