import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { CheckGroup } from '@airdex/shared-ui/check-group';
import type { TreeOption } from '@airdex/shared-ui/multi-select';
import { useFacet } from '../facets/use-facet.ts';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { CHOICES } from './choices.ts';
import { tickedOptions, tickedPair } from '../facets/facet-pair.ts';
import { useChoiceNames } from './use-choice-names.ts';

/** Ids of the options with programmes: a selected one stays listed without any. */
const offeredOf = (options: readonly TreeOption[]): ReadonlySet<number> =>
  new Set(options.filter(({ count }) => count !== 0).map(({ id }) => id));

/**
 * The platforms available for the rest of the selection; null while unknown. A selected platform that is no
 * longer available is deselected.
 */
export function useOfferedPlatforms(settled: SearchFilter): ReadonlySet<number> | null {
  const session = useSearchSession();
  const selection = useCurrent(session.selection);
  const { options, isUpToDate } = useFacet('Platforms', settled, []);
  useEffect(() => {
    // Until the selection settles, the options are those of an earlier one.
    if (!isUpToDate || options === undefined || selection !== settled) return;
    const { selectedPlatforms } = selection;
    const kept = selectedPlatforms.filter((platform) => offeredOf(options).has(platform));
    if (kept.length < selectedPlatforms.length)
      session.select(tickedPair('Platforms', kept, CHOICES.Platforms.length));
  }, [session, selection, settled, isUpToDate, options]);
  return options === undefined ? null : offeredOf(options);
}

/** The platforms; one without results can't be selected. */
export function PlatformField({ offered }: { readonly offered: ReadonlySet<number> | null }) {
  const { t } = useTranslation();
  const session = useSearchSession();
  const selection = useCurrent(session.selection);
  const nameOf = useChoiceNames().Platforms;
  return (
    <CheckGroup
      label={t('panel.Platforms')}
      options={CHOICES.Platforms.map((id) => ({
        id,
        label: nameOf(id),
        isDisabled: offered !== null && !offered.has(id),
      }))}
      value={tickedOptions(selection, 'Platforms', CHOICES.Platforms)}
      onChange={(ticked) => {
        session.select(tickedPair('Platforms', ticked, CHOICES.Platforms.length));
      }}
    />
  );
}
