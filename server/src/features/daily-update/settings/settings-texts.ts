import type { Language } from '@airdex/shared-contracts/constants';

/** Messages to subscribers when settings are rejected. */
export const SETTINGS_TEXTS = {
  noAccess: {
    en: 'The daily update is not part of your subscription.',
    ch: '您的订阅不包含每日更新。',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
