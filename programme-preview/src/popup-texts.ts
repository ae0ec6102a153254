import type { Language } from '@airdex/shared-contracts/constants';

/** The texts that are needed before the panel has loaded. */
export const POPUP_TEXTS = {
  en: {
    of: (title: string) => `Preview of ${title}`,
    loading: 'Loading the programme…',
    failed: 'The programme could not be loaded.',
    retry: 'Retry',
  },
  ch: {
    of: (title: string) => `预览：${title}`,
    loading: '正在加载节目……',
    failed: '未能加载此节目。',
    retry: '重试',
  },
} as const satisfies Record<Language, object>;
