import { matchPath } from 'react-router-dom';
import { isLocalMachine, ROUTES, type RouteName } from '@airdex/shared-contracts/routes';
import { cardPdfIds, comparePdfIds, programmeId } from './programme-id.ts';
import { routeNameOf } from './route-name.ts';

type TitleKey = RouteName | 'notFound';

/** Routes that exist only for valid ids, and how to read those. */
const READERS: Readonly<Partial<Record<RouteName, (parameter: string) => unknown>>> = {
  card: programmeId,
  cardPdf: cardPdfIds,
  comparePdf: comparePdfIds,
};

/**
 * Key of a page's title; that of the "not found" page if the path's ids are invalid. The style guide is not part of
 * the product, and exists only on the local machine.
 */
export function titleKeyOf(pathname: string): TitleKey {
  const route = routeNameOf(pathname);
  if (route === null) return 'notFound';
  if (route === 'guidelines') return isLocalMachine(window.location.hostname) ? route : 'notFound';
  const read = READERS[route];
  const { id = '' } = matchPath(ROUTES[route], pathname)?.params ?? {};
  return read === undefined || read(id) !== null ? route : 'notFound';
}
