import type { Caller } from '../../http/caller.ts';
import { HttpError } from '../../http/http-error.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import type { SubscriptionScope } from '../../subscription-scope/subscription-scope.ts';

/** The caller's scope if it includes the programme; null if not, or if the programme does not exist. */
export async function scopeHolding(
  { index, scopes }: CatalogueServices,
  caller: Caller,
  idProgramme: number,
): Promise<SubscriptionScope | null> {
  const scope = await scopes.of(caller);
  return index.contains(scope, idProgramme) ? scope : null;
}

/** For calls that act on a programme: rejects if it is outside the caller's scope. */
export function noSuchProgramme(): HttpError {
  return new HttpError('not-found', { en: 'There is no such programme', ch: '该节目不存在' });
}
