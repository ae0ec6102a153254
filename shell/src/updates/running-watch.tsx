import { useEffect, useState } from 'react';
import { useServices } from '../services/services-context.ts';
import { useRemotes } from '../remotes/index.ts';
import { createCompositionWatch } from './composition-watch.ts';
import { PageNotices } from './page-notices.tsx';
import { addPageWatchTexts } from './page-watch-texts.ts';

/** Watches the page's composition, and says what there is to say of it. */
export function RunningWatch({ own }: { readonly own: string }) {
  const services = useServices();
  const { loader } = useRemotes();
  const [watch] = useState(() => {
    addPageWatchTexts(services.texts);
    return createCompositionWatch({ services, loader, own, fetch: window.fetch.bind(window) });
  });
  useEffect(() => watch.start(), [watch]);
  return <PageNotices watch={watch} />;
}
