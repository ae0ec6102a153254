import { z } from 'zod';
import { DAY } from '../day.ts';
import { defineOperation } from '../operation.ts';

const ROWS_MAX = 10_000;

/** `log`: shows what operators changed, the newest change first. */
export const LOG_OPERATIONS = [
  defineOperation({
    group: 'log',
    action: 'list',
    summary: 'Lists what operators changed, the newest first.',
    readsOnly: true,
    schema: z.strictObject({
      since: DAY.optional().describe('only changes since this day, YYYY-MM-DD'),
    }),
    async run({ transaction }, { since }) {
      let query = transaction
        .selectFrom('admin_change')
        .select(['changed_at as time', 'operator', 'operation', 'subject', 'before', 'after']);
      if (since !== undefined) query = query.where('changed_at', '>=', since);
      const data = await query.orderBy('id', 'desc').limit(ROWS_MAX).execute();
      return { message: data.length === 0 ? 'There are no changes.' : '', data };
    },
  }),
];
