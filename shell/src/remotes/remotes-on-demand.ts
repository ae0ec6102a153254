import { codeOnDemand } from '@airdex/shared-ui/code-on-demand';
import { RemoteLoadError } from './failures/remote-load-error.ts';

/** The code that loads and mounts the screens of remotes. After a failure, the next screen loads it again. */
export const REMOTES_CODE = codeOnDemand(() => import(/* webpackChunkName: "remotes" */ './remotes-code.ts'));

/** The failure of a screen whose page could not load the code that loads screens. */
export function withoutCode(remote: string, exposed: string, cause: unknown): RemoteLoadError {
  const { request } = (cause ?? {}) as { request?: unknown };
  const url = typeof request === 'string' ? request : '';
  return new RemoteLoadError(remote, exposed, { kind: 'unreachable', url, attempts: 1 }, cause);
}
