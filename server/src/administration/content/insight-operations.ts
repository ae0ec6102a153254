import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { ID } from './content-fields.ts';
import { describeReport, dropInsights, readReports, requireReport, setInsight } from './write-report.ts';

/** `insight`: the report on the insights card of the home page. */
export const INSIGHT_OPERATIONS = [
  defineOperation({
    group: 'insight',
    action: 'show',
    summary: 'Shows the report that is the insights card of the home page.',
    readsOnly: true,
    schema: z.strictObject({}),
    async run({ transaction }) {
      const reports = await readReports(transaction);
      const shown = reports.find(({ definition }) => definition.insight === 'yes') ?? reports[0];
      if (shown === undefined) return { message: 'There are no reports.', data: [] };
      return { message: '', data: [{ id: shown.id, ...describeReport(shown) }] };
    },
  }),
  defineOperation({
    group: 'insight',
    action: 'set',
    summary: 'Makes a report the insights card of the home page.',
    schema: z.strictObject({ report: ID.describe('its number, as report list shows it') }),
    async run(context, input) {
      const report = await requireReport(context.transaction, input.report, 'report');
      await setInsight(context, report, 'yes');
      return { message: `The insights card is the report '${report.definition.title}'.` };
    },
  }),
  defineOperation({
    group: 'insight',
    action: 'reset',
    summary: 'Makes the newest report the insights card again.',
    schema: z.strictObject({}),
    async run(context) {
      await dropInsights(context, 0);
      return { message: 'The insights card is the newest report.' };
    },
  }),
];
