export { ADMINISTRATION_PATH, OPERATOR_HEADER } from './calls/address.ts';
export { registerAdministration } from './calls/register-administration.ts';
export type { Operation, OperationResult } from './operation.ts';
export { OPERATIONS } from './operations.ts';
export { runOperation, SUBSCRIPTIONS_CHANNEL, type AdministrationServices } from './run-operation.ts';
