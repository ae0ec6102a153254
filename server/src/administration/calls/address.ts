import { operationName, type Operation } from '../operation.ts';

/** Path prefix of operators' calls. */
export const ADMINISTRATION_PATH = '/admin-api';
/** The path of an operation's call: `/admin-api/company/add`. */
export function operationPath(operation: Pick<Operation, 'group' | 'action'>): string {
  return `${ADMINISTRATION_PATH}/${operationName(operation).replace(' ', '/')}`;
}
/** Header with the name of the operator, percent-encoded. */
export const OPERATOR_HEADER = 'x-airdex-operator';
/** Maximum bytes of a body: declared states and files are long. */
export const ADMINISTRATION_BODY_BYTES_MAX = 32 * 1024 * 1024;
