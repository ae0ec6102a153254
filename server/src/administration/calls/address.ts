/** Where the calls of operators are. */
export const ADMINISTRATION_PATH = '/admin-api';
/** Header with the name of the operator, percent-encoded. */
export const OPERATOR_HEADER = 'x-airdex-operator';
/** Declared states and files are long. */
export const ADMINISTRATION_BODY_BYTES_MAX = 32 * 1024 * 1024;
