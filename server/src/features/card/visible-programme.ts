import type { Caller } from '../../http/caller.ts';
import { HttpError } from '../../http/http-error.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import type { SubscriptionScope } from '../../subscription-scope/subscription-scope.ts';

/** The caller's scope when it holds the programme; null when it does not, or when there is no such programme. */
export async function scopeHolding(
  { index, scopes }: CatalogueServices,
  caller: Caller,
  idProgramme: number,
): Promise<SubscriptionScope | null> {
  const scope = await scopes.of(caller);
  return index.contains(scope, idProgramme) ? scope : null;
}

/** For calls that do something with a programme: it is inside the caller's scope, or there is none. */
export function noSuchProgramme(): HttpError {
  return new HttpError('not-found', 'There is no such programme');
}
