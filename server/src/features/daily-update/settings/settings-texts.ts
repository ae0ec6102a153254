import type { Language } from '@airdex/shared-contracts/constants';

/** Messages to subscribers when settings are rejected. */
export const SETTINGS_TEXTS = {
  noAccess: {
    en: 'You do not have access to the daily update.',
    ch: '您没有每日更新的权限。',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
