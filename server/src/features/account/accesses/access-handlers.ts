import type { HandlersOf } from '../../../http/call.ts';
import { HttpError } from '../../../http/http-error.ts';
import { writeWorkbook } from '../../../spreadsheet/index.ts';
import { ACCOUNT_MESSAGES } from '../account-messages.ts';
import type { AccountServices } from '../account-services.ts';
import { loadAccessReference } from './access-reference.ts';
import { accessReport } from './access-report.ts';
import { loadAccessRows } from './access-rows.ts';
import { composeAccess } from './compose-access.ts';
import { orderAccesses } from './order-accesses.ts';

const REPORT_NAME = 'Subscription-Report.xlsx';

export function accessHandlers(services: AccountServices): HandlersOf<'getAccesses' | 'getAccessReport'> {
  const { reader, today } = services;
  return {
    async getAccesses({ caller, language }) {
      const rows = await loadAccessRows(reader, caller.idCompany);
      const reference = await loadAccessReference(reader, rows);
      const accesses = rows.map((row) => composeAccess(row, reference, language));
      return orderAccesses(accesses, today(), language);
    },

    async getAccessReport({ params, caller, language }) {
      const rows = await loadAccessRows(reader, caller.idCompany, params.id);
      const [row] = rows;
      if (!row) throw new HttpError('not-found', ACCOUNT_MESSAGES.noSuchAccess);
      const access = composeAccess(row, await loadAccessReference(reader, rows), language);
      return { content: writeWorkbook(accessReport(access, row, language)), fileName: REPORT_NAME };
    },
  };
}
