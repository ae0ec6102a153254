import type { Caller } from '../../http/caller.ts';
import type { HandlersOf } from '../../http/call.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { countVideoTag, type VideoTag } from './video-tags.ts';
import { noSuchProgramme, scopeHolding } from './visible-programme.ts';

interface TagCall {
  readonly params: { readonly id: number };
  readonly caller: Caller;
}

export function videoTagHandlers(
  services: CatalogueServices,
): HandlersOf<'registerTagVideoPlay' | 'registerTagVideoDownload'> {
  const register = async (tag: VideoTag, { params, caller }: TagCall): Promise<true> => {
    const today = services.today();
    const context = { idProgramme: params.id, idUser: caller.idUser, today };
    if (!(await scopeHolding(services, caller, params.id))) throw noSuchProgramme();
    await countVideoTag(services.kysely, tag, context);
    return true;
  };
  return {
    registerTagVideoPlay: (call) => register('plays', call),
    registerTagVideoDownload: (call) => register('downloads', call),
  };
}
