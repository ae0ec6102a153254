import { memo, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { leavesOf, type TreeOption } from '@airdex/shared-ui/multi-select';
import { useSearchSession, useSelectionPart } from '../search-session/use-search-session.ts';
import type { FacetName } from './facet.ts';
import { tickedAmong, tickedPair } from './facet-pair.ts';
import { OptionField } from './option-field.tsx';
import { groupsOf, resolvedGroups } from './placeholders.ts';
import { useFacet, type Facet } from './use-facet.ts';
import { withChosen } from './with-chosen.ts';

interface Props {
  readonly name: Exclude<FacetName, 'Platforms'>;
  /** The selection for which options are offered. */
  readonly settled: SearchFilter;
}

const NO_OPTIONS: readonly TreeOption[] = [];

/** The visible options: those offered, and selected ones that are not. */
function useShownOptions({ options, known }: Facet, chosen: readonly number[]) {
  const { t } = useTranslation();
  return useMemo(() => {
    const nameless = (id: number) => t('panel.unknownOption', { id });
    const shown = options === undefined ? [] : withChosen(options, chosen, known ?? NO_OPTIONS, nameless);
    return { shown, ids: leavesOf(shown).map(({ id }) => id) };
  }, [t, options, known, chosen]);
}

/**
 * A filter with the options that the rest of the selection leaves, each with its number of results. Renders
 * only for changes that concern it, because lists are long.
 */
export const FacetField = memo(function FacetField({ name, settled }: Props) {
  const { t } = useTranslation();
  const session = useSearchSession();
  const isAll = useSelectionPart((selection) => selection[`all${name}Selected`]);
  const chosen = useSelectionPart((selection) => selection[`selected${name}`]);
  const groups = useSelectionPart((selection) => groupsOf(name, selection));
  const facet = useFacet(name, settled, chosen, isAll || groups.length > 0);
  const { options, known, isWhole } = facet;
  useEffect(() => {
    // A country stands for all of its channels, not only for those that the rest of the selection leaves.
    if (known === undefined || groups.length === 0) return;
    session.select(resolvedGroups(name, session.selection.get(), known) ?? {});
  }, [name, session, groups, known]);
  const { shown, ids } = useShownOptions(facet, chosen);
  // Unticking one leaves all the others, also those that the rest of the selection hides.
  const isUnknown = options === undefined || (isAll && !isWhole && known === undefined);
  return (
    <OptionField
      label={t(`panel.${name}`)}
      options={isUnknown ? undefined : shown}
      value={isAll && !isUnknown ? ids : chosen}
      onChange={(ticked) => {
        session.select(
          isWhole
            ? tickedPair(name, ticked, ids.length)
            : tickedAmong(name, session.selection.get(), ticked, {
                offered: ids,
                known,
              }),
        );
      }}
      isFailed={facet.isFailed}
      isLoading={facet.isLoading}
      onRetry={facet.retry}
    />
  );
});
