import type { Releases } from '@airdex/shared-contracts/api';
import type { BadgeTone } from '@airdex/shared-ui/badge';

type Action = Releases['status']['history'][number]['action'];

/** The tone of each kind of change. */
export const TONES: Readonly<Record<Action, BadgeTone>> = {
  publish: 'accent',
  canary: 'neutral',
  promote: 'success',
  rollback: 'danger',
  'stop-canary': 'warning',
  prune: 'neutral',
};
