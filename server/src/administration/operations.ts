import { ACCESS_OPERATIONS } from './accesses/access-operations.ts';
import { FAQ_OPERATIONS } from './content/faq-operations.ts';
import { FAQ_CHAPTER_OPERATIONS } from './content/faq-chapter-operations.ts';
import { INSIGHT_OPERATIONS } from './content/insight-operations.ts';
import { REPORT_OPERATIONS } from './content/report-operations.ts';
import { LOG_OPERATIONS } from './audit/log-operation.ts';
import { COMPANY_OPERATIONS } from './companies/company-operations.ts';
import type { Operation } from './operation.ts';
import { PROGRAMME_OPERATIONS } from './programmes/programme-operations.ts';
import { STATE_OPERATIONS } from './state/state-operations.ts';
import { USER_OPERATIONS } from './users/user-operations.ts';

/** All operations. The command line and the calls over HTTP are created from them. */
export const OPERATIONS: readonly Operation[] = [
  ...COMPANY_OPERATIONS,
  ...ACCESS_OPERATIONS,
  ...USER_OPERATIONS,
  ...STATE_OPERATIONS,
  ...PROGRAMME_OPERATIONS,
  ...REPORT_OPERATIONS,
  ...INSIGHT_OPERATIONS,
  ...FAQ_CHAPTER_OPERATIONS,
  ...FAQ_OPERATIONS,
  ...LOG_OPERATIONS,
];
