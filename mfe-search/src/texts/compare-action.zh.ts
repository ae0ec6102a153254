import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { compareActionEn } from './compare-action.en.ts';

/** Chinese texts of comparing results. */
export const compareActionZh: ChineseTexts<typeof compareActionEn> = {
  compareAction: {
    compare: '对比',
    count: '请选择两到四个节目。',
  },
};
