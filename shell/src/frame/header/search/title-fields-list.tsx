import { useTranslation } from 'react-i18next';
import { DROPDOWN_NAMES_LENGTH_MAX } from '@airdex/shared-contracts/constants';
import { SEARCH_TITLES, type SearchTitle } from '@airdex/shared-contracts/search-filter';
import { Checklist } from '@airdex/shared-ui/select';
import { useServices } from '../../../services/services-context.ts';
import { useCurrent } from '../../../lib/current/use-current.ts';
import { useOnDemandTexts } from '../../../services/language/use-on-demand-texts.ts';
import { summariseTitleFields } from '../../../services/header-search/title-fields.ts';

/** The fields in which to search for the term. */
export function TitleFields() {
  const { t, i18n } = useTranslation();
  const { headerSearch, host } = useServices();
  const { isMobile } = useCurrent(host.layout);
  const { selectedSearchTitles } = useCurrent(headerSearch.header);
  const texts = useOnDemandTexts();
  const name = (title: SearchTitle) => t(`titles.${title}`);

  function summary(): string {
    const summary = summariseTitleFields(selectedSearchTitles);
    if (summary.kind === 'all') return t(isMobile ? 'titles.allShort' : 'titles.all');
    if (summary.kind === 'titles-only') return t(isMobile ? 'titles.titlesShort' : 'titles.titlesOnly');
    if (isMobile) return String(summary.titles.length);
    const names = summary.titles.map(name).join(i18n.language === 'ch' ? '、' : ', ');
    return names.length <= DROPDOWN_NAMES_LENGTH_MAX
      ? names
      : t('titles.selected', { number: summary.titles.length });
  }

  return (
    <Checklist
      label={t('titles.label')}
      isLabelHidden
      isBare
      placement="bottom end"
      options={SEARCH_TITLES.map((id) => ({ id, label: name(id) }))}
      value={selectedSearchTitles}
      onChange={headerSearch.chooseTitles}
      summary={summary()}
      texts={texts}
    />
  );
}
