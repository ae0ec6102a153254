import { useEffect } from 'react';
import { codeOnDemand, useCodeOnDemand } from '@airdex/shared-ui/code-on-demand';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';
import { whenIdle } from '../../remotes/index.ts';
import type { ExportsListProps } from './exports-list.tsx';

const LIST = codeOnDemand(
  async () => (await import(/* webpackChunkName: "overlays" */ './exports-list.tsx')).ExportsList,
);

/** The exports, at the bottom of every page. Their list loads when idle, or with the first export. */
export function ExportsDock({ backTo }: Pick<ExportsListProps, 'backTo'>) {
  const jobs = useCurrent(useServices().exports.jobs);
  const { code: ExportsList, load } = useCodeOnDemand(LIST);
  useEffect(() => whenIdle(load), [load]);
  // After a failure, each further export tries again.
  useEffect(() => {
    if (jobs.length > 0) load();
  }, [jobs.length, load]);
  return ExportsList !== null && <ExportsList jobs={jobs} backTo={backTo} />;
}
