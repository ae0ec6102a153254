import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { PLATFORMS, platformOfCard } from '@airdex/shared-contracts/constants';
import type { SearchFilterInput, SearchTitle } from '@airdex/shared-contracts/search-filter';

/** A name on the card, and the search for other programmes with it. */
export interface CardSearch {
  readonly name: string;
  readonly filter: SearchFilterInput;
}

type Named = { readonly id: number; readonly name: string };

const COMPANY_SEPARATOR = ' / ';

/** The search for one id; none if the catalogue does not know the name or the id. */
function byId(
  name: string | null,
  id: number | null,
  filter: (id: number) => SearchFilterInput,
): readonly CardSearch[] {
  return name === null || id === null ? [] : [{ name, filter: filter(id) }];
}

const byIds = (names: readonly Named[], filter: (id: number) => SearchFilterInput): readonly CardSearch[] =>
  names.map(({ id, name }) => ({ name, filter: filter(id) }));

/** Companies have no ids: they are searched for by name, in their own field. */
const byName = (companies: string | null, field: SearchTitle): readonly CardSearch[] =>
  (companies ?? '')
    .split(COMPANY_SEPARATOR)
    .filter((name) => name !== '')
    .map((name) => ({ name, filter: { term: name, selectedSearchTitles: [field] } }));

/** The searches that a card offers, by line. */
export function cardSearches(card: ProgrammeCard) {
  const platform = platformOfCard(card.idPlatform);
  return {
    country: byId(card.country, card.idCountry, (id) => ({ selectedCountries: [id] })),
    channel: byId(card.channel, card.idChannel, (id) => ({ selectedBroadcasts: [id] })),
    platform: byId(card.platform, platform && PLATFORMS[platform], () => ({
      selectedPlatforms: platform === null ? [] : [PLATFORMS[platform]],
    })),
    frequency: byId(card.frequency, card.idFrequency, (id) => ({ selectedFrequencies: [id] })),
    genre: [
      ...byId(card.genre, card.idGenre, (id) => ({ selectedGenresGroups: [id] })),
      ...byId(card.subGenre, card.idSubGenre, (id) => ({ selectedGenres: [id] })),
    ],
    keywords: byIds(card.keywords, (id) => ({ selectedKeywords: [id] })),
    producedIn: byIds(card.producedIn, (id) => ({ selectedProducedIn: [id] })),
    developedIn: byIds(card.developedIn, (id) => ({ selectedDevelopedIn: [id] })),
    productionCompanies: byName(card.productionCompanies, 'PRODUCERS'),
    distributors: byName(card.distributors, 'DISTRIBUTORS'),
  } as const;
}
