import { useServices } from '../services/services-context.ts';
import { useShellQuery } from './use-shell-query.ts';

/** Whether the user has monthly reports; false while it is unknown. */
export function useHasReports(): boolean {
  const { api } = useServices();
  const { data = false } = useShellQuery({
    name: 'has-reports',
    load: (signal) => api.hasReports({ signal }),
  });
  return data;
}
