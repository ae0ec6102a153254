import { routePath } from '../../routes/routes.ts';
import {
  readSearchAddress,
  SEARCH_ADDRESS_MAX,
  searchAddress,
  type AddressedSearch,
} from './search-address.ts';

/** A card that was opened from results. */
export interface BrowsedSearch {
  readonly search: AddressedSearch;
  /** Position of the programme in the results, from 1. */
  readonly place: number;
}

/** Name of the parameter with the position. */
const PLACE = 'at';

/**
 * Cards with the results that they were opened from: '/card/7?v=1&q=news&at=17'. These addresses contain the search, as
 * its own address does, without the view. If the search is too long for an address, they contain only the card. The
 * browser keeps them (`keepCard`); links to cards are plain.
 */
export function browseAddresses(search: AddressedSearch): (idProgram: number, place: number) => string {
  const searched = searchAddress({ ...search, view: 'thumbs' });
  const canBeRead = readSearchAddress(searched).ok;
  const start = searched.indexOf('?');
  const query = start < 0 ? '' : `${searched.slice(start + 1)}&`;
  return (idProgram, place) => {
    const plain = routePath('card', { id: idProgram });
    const address = `${plain}?${query}${PLACE}=${place}`;
    return canBeRead && address.length <= SEARCH_ADDRESS_MAX ? address : plain;
  };
}

/** Reads the address of a card; null if it contains no search. Never throws. */
export function readBrowseAddress(address: string): BrowsedSearch | null {
  const start = address.indexOf('?');
  if (start < 0) return null;
  const places = new URLSearchParams(address.slice(start).replace(/#.*$/s, '')).getAll(PLACE);
  const [place = ''] = places;
  if (places.length !== 1 || !/^[1-9]\d{0,6}$/.test(place)) return null;
  const reading = readSearchAddress(address);
  return reading.ok ? { search: reading.search, place: Number(place) } : null;
}
