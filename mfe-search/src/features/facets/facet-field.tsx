import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent } from '@airdex/mfe-kit/screen';
import { NO_FREQUENCY_ID } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { leavesOf, MultiSelect } from '@airdex/shared-ui/multi-select';
import { tickedOptions, tickedPair } from './facet-pair.ts';
import { useSearchSession } from '../search-session/search-session.ts';
import type { FacetName } from './facet.ts';
import { resolvedGroups } from './stand-ins.ts';
import { useFacet } from './use-facet.ts';
import { useListTexts } from './use-list-texts.ts';
import { withChosen } from './with-chosen.ts';

interface Props {
  readonly name: Exclude<FacetName, 'Platforms'>;
  /** The selection that options are offered for. */
  readonly settled: SearchFilter;
}

/** A filter whose options are those that the rest of the selection leaves, each with how much it would find. */
export function FacetField({ name, settled }: Props) {
  const { t } = useTranslation();
  const session = useSearchSession();
  const selection = useCurrent(session.selection);
  const chosen = selection[`selected${name}`];
  const facet = useFacet(name, settled, chosen);
  const { options: offered, isUpToDate } = facet;
  useEffect(() => {
    if (!isUpToDate || offered === undefined) return;
    const resolved = resolvedGroups(name, selection, offered);
    if (resolved !== null) session.select(resolved);
  }, [name, session, selection, isUpToDate, offered]);
  const texts = useListTexts(facet.options === undefined);
  const label = t(`panel.${name}`);
  if (facet.isFailed)
    return (
      <ErrorState
        title={t('panel.optionsFailed', { label })}
        retryLabel={t('failed.retry')}
        isRetrying={facet.isLoading}
        onRetry={facet.retry}
        isCompact
      />
    );
  const nameless = (id: number) =>
    name === 'Frequencies' && id === NO_FREQUENCY_ID
      ? t('panel.noFrequency')
      : t('panel.unknownOption', { id });
  const inSight = name === 'Frequencies' ? [...new Set([...chosen, NO_FREQUENCY_ID])] : chosen;
  const options = offered === undefined ? [] : withChosen(offered, inSight, facet.known, nameless);
  const all = leavesOf(options).map(({ id }) => id);
  return (
    <MultiSelect
      label={label}
      options={options}
      value={tickedOptions(selection, name, all)}
      onChange={(ticked) => {
        session.select(tickedPair(name, ticked, all.length));
      }}
      texts={texts}
      isDisabled={facet.options === undefined}
    />
  );
}
