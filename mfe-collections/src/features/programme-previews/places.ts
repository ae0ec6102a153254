import { createContext } from 'react';
import { PREVIEW_PROGRAMMES_MAX } from '@airdex/shared-contracts/constants';

/** How many thumbnails of each strip are drawn. The others keep their places until the browser is idle. */
export const PlacesContext = createContext(PREVIEW_PROGRAMMES_MAX);

/** Least width of a thumbnail with the gap after it, as in the style sheet, in pixels. */
const PLACE_PX = 144 + 12;

/** How many thumbnails, at most, are visible in a strip before it is scrolled. All if nothing has a width, as in unit tests. */
export const placesWithin = (width: number) =>
  width > 0 ? Math.min(Math.ceil(width / PLACE_PX), PREVIEW_PROGRAMMES_MAX) : PREVIEW_PROGRAMMES_MAX;
