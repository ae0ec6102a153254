import type { HandlersOf } from '../../http/call.ts';
import { accessHandlers } from './accesses/access-handlers.ts';
import type { AccountServices } from './account-services.ts';
import { changePasswordHandlers } from './change-password/change-password-handlers.ts';
import { freeTrialHandlers } from './free-trial/free-trial-handlers.ts';
import { recoveryHandlers } from './recovery/recovery-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';

type AccountCalls =
  | 'authenticate'
  | 'logOut'
  | 'changePassword'
  | 'recoverPassword'
  | 'canRecoverPassword'
  | 'useRecoverPassword'
  | 'freeTrial'
  | 'getAccesses'
  | 'getAccessReport';

export function accountHandlers(services: AccountServices): HandlersOf<AccountCalls> {
  return {
    ...sessionHandlers(services),
    ...changePasswordHandlers(services),
    ...recoveryHandlers(services),
    ...freeTrialHandlers(services),
    ...accessHandlers(services),
  };
}
