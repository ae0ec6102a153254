import * as z from 'zod/mini';
import { CONTENT_TYPES, endpoint, file, json } from '../endpoint/endpoint.ts';
import { momentSchema } from '../endpoint/shapes.ts';

/** A live session of the caller. */
export const userSessionSchema = z.object({
  /** The one that the call belongs to. */
  isCurrent: z.boolean(),
  staysSignedIn: z.boolean(),
  signedInAt: momentSchema,
  /** To within five minutes. */
  usedAt: momentSchema,
});

/** What a user may know of the own account. */
export const ownDataEndpoints = {
  getSessions: endpoint({
    method: 'GET',
    path: 'api/Account/GetSessions/',
    access: 'user',
    summary: "The caller's live sessions, the newest first. There is one at a time.",
    response: json(z.array(userSessionSchema)),
  }),
  getMyData: endpoint({
    method: 'GET',
    path: 'api/Account/GetMyData/',
    access: 'user',
    summary: 'Everything that is stored about the caller, as JSON.',
    response: file(CONTENT_TYPES.anyFile, 'Airdex-My-Data.json'),
  }),
};
