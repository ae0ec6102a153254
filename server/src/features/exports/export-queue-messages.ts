import type { Language } from '@airdex/shared-contracts/constants';

export const EXPORT_QUEUE_MESSAGES = {
  full: {
    en: 'Many files are being created at the moment. Please try again in a minute.',
    ch: '当前正在生成的文件较多，请稍后再试。',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
