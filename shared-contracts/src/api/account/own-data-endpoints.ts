import * as z from 'zod/mini';
import { CONTENT_TYPES, endpoint, file, json } from '../endpoint/endpoint.ts';
import { momentSchema } from '../endpoint/shapes.ts';

/** An active session of the caller. */
export const userSessionSchema = z.object({
  /** Whether the call belongs to this session. */
  isCurrent: z.boolean(),
  staysSignedIn: z.boolean(),
  signedInAt: momentSchema,
  /** Accurate to five minutes. */
  usedAt: momentSchema,
});

/** The user's own account. */
export const ownDataEndpoints = {
  getSessions: endpoint({
    method: 'GET',
    path: 'api/Account/GetSessions/',
    access: 'user',
    response: json(z.array(userSessionSchema)),
  }),
  getMyData: endpoint({
    method: 'GET',
    path: 'api/Account/GetMyData/',
    access: 'user',
    response: file(CONTENT_TYPES.anyFile, 'Airdex-My-Data.json'),
  }),
};
