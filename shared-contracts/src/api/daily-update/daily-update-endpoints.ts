import * as z from 'zod/mini';
import { endpoint } from '../endpoint/endpoint.ts';
import { textParameter } from '../endpoint/parameters.ts';

export const dailyUpdateEndpoints = {
  getDailyUpdateLetter: endpoint({
    method: 'GET',
    path: 'api/DailyUpdate/GetDailyUpdateLetter/{id}',
    access: 'user',
    summary: "A letter of the caller's daily update. Empty when there is none with this id.",
    params: z.object({ id: textParameter }),
    response: { kind: 'html' },
  }),
};
