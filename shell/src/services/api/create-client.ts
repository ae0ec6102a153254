/** The part of the API client that loads with its first call. */
export { createApiClient } from '@airdex/shared-contracts/api';
