export { browseAddresses, readBrowseAddress, type BrowsedSearch } from './browse-address.ts';
export { keepCard, keptCard, openedCardKey } from './kept-cards.ts';
export {
  DEFAULT_SEARCH,
  isSearchPath,
  readSearchAddress,
  SEARCH_ADDRESS_MAX,
  SEARCH_ADDRESS_VERSION,
  searchAddress,
  type AddressedSearch,
  type AddressProblem,
  type AddressReading,
  type ResultsView,
} from './search-address.ts';
export { idsOfText, textOfIds } from './id-list.ts';
