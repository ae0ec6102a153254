import type { RouteName } from '@airdex/shared-contracts/routes';
import { routeNameOf } from './route-name.ts';

type TitleKey = Exclude<RouteName, 'guidelines'> | 'notFound';

/** Key of a page's title. The style guide is no page of the product. */
export function titleKeyOf(pathname: string): TitleKey {
  const route = routeNameOf(pathname);
  return route === null || route === 'guidelines' ? 'notFound' : route;
}
