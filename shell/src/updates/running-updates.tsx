import { useEffect, useState } from 'react';
import { useServices } from '../services/services-context.ts';
import { useRemotes } from '../remotes/index.ts';
import { createReleaseHealth } from './release-health.ts';
import { PageNotices } from './page-notices.tsx';
import { addUpdateTexts } from './update-texts.ts';

/** Watches the page's composition and shows notices about it. */
export function RunningUpdates({ own }: { readonly own: string }) {
  const services = useServices();
  const { loader } = useRemotes();
  const [watch] = useState(() => {
    addUpdateTexts(services.texts);
    return createReleaseHealth({ services, loader, own, fetch: window.fetch.bind(window) });
  });
  useEffect(() => watch.start(), [watch]);
  return <PageNotices watch={watch} />;
}
