import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import {
  FORMAT_TYPES,
  languageTag,
  PLATFORMS,
  type FormatTypeName,
  type PlatformName,
} from '@airdex/shared-contracts/constants';
import type { ChoiceName } from './choices.ts';
import type { FacetId } from '../facets/facet-pair.ts';

const nameOf = <Name extends string>(codes: Readonly<Record<Name, number>>, id: number) =>
  (Object.keys(codes) as Name[]).find((name) => codes[name] === id);

const DURATION_KEYS = { 1: 'under10', 2: 'upTo30', 3: 'upTo60', 4: 'over60' } as const;

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

type ChoiceNames = { readonly [Name in ChoiceName]: (id: FacetId<Name>) => string };

/** The names of a filter's options in the interface language; the same object until that changes. */
export function useChoiceNames(): ChoiceNames {
  const { t } = useTranslation();
  const tag = languageTag(useLanguage());
  return useMemo(
    () => ({
      FormatTypes: (id) => t(`formatType.${nameOf<FormatTypeName>(FORMAT_TYPES, id) ?? 'original'}`),
      Timeslots: (id) => t(`timeslot.${id}`),
      Platforms: (id) => t(`platform.${nameOf<PlatformName>(PLATFORMS, id) ?? 'tv'}`),
      Weekdays: (id) =>
        new Date(MONDAY + (id - 1) * DAY_MS).toLocaleDateString(tag, { weekday: 'short', timeZone: 'UTC' }),
      Durations: (id) => t(`duration.${DURATION_KEYS[id]}`),
    }),
    [t, tag],
  );
}
