import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { today } from '@airdex/shared-contracts/constants';
import { quickSearchFilter, searchAddress } from '@airdex/shared-contracts/search-filter';
import { FailedSection } from './failed-section.tsx';
import type { HomeList } from './home-lists.ts';
import { homeQuery, LOADED_BY_PAGE } from './home-query.ts';
import { ProgrammeRow } from './programme-row.tsx';
import { rowsOf } from './rows-of.ts';
import { SectionLink } from './section-link.tsx';

interface Props {
  readonly list: HomeList;
  /** The first section of the page. */
  readonly isAtTop?: boolean;
}

/** The first programmes of a menu's search. */
export function MenuSection({ list, isAtTop = false }: Props) {
  const { t } = useTranslation();
  const { api, bus, layout } = useHost();
  const { isMobile } = useCurrent(layout);
  const { data, isFetching, refetch } = useQuery({
    ...homeQuery(list, api, useLanguage()),
    ...LOADED_BY_PAGE,
  });
  const filter = quickSearchFilter(list.menu, today());
  const heading = (
    <SectionLink
      href={searchAddress({ filter, orderBy: [], view: 'thumbs' })}
      onOpen={() => bus.raise(list.menu)}
    >
      {t(`home.${list.menu}`)}
    </SectionLink>
  );
  if (data === undefined)
    return <FailedSection heading={heading} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <ProgrammeRow
      label={t(`home.${list.menu}`)}
      heading={heading}
      programmes={data}
      rows={rowsOf([data.length], isMobile)}
      isAtTop={isAtTop}
    />
  );
}
