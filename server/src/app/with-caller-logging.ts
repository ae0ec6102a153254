import type { Authentication } from '../features/account/authentication.ts';

/** The same authentication, which also stores the recognised user on the request for the log. */
export function withCallerLogging(authentication: Authentication): Authentication {
  return {
    async ofRequest(request) {
      const caller = await authentication.ofRequest(request);
      request.idUser = caller.idUser;
      return caller;
    },
    async ofDeveloperRequest(request) {
      const caller = await authentication.ofDeveloperRequest(request);
      request.idUser = caller.idUser;
      return caller;
    },
    async ofMediaRequest(request) {
      const caller = await authentication.ofMediaRequest(request);
      request.idUser = caller.idUser;
      return caller;
    },
  };
}
