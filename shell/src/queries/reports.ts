import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';
import { useShellQuery } from './use-shell-query.ts';

/**
 * Whether the user has monthly reports; undefined until the server has answered, if the user may have some. The reports
 * page also checks the right in the token. A user who is granted it gets it with the next sign-in.
 */
export function useHasReports(): boolean | undefined {
  const { api, session } = useServices();
  const user = useCurrent(session.user);
  const { data, isFetched } = useShellQuery({
    name: 'has-reports',
    load: (signal) => api.hasReports({ signal }),
  });
  return user?.PagesAuthorization.HasNotaSelection === true && (data ?? (isFetched ? false : undefined));
}
