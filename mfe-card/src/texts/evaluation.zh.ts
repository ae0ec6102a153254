import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { evaluationEn } from './evaluation.en.ts';

/** Chinese texts of a programme's evaluation. */
export const evaluationZh: ChineseTexts<typeof evaluationEn> = {
  verdict: '评语',
  read: '查看评估',
  offer: {
    before: '此节目有评估报告，欢迎',
    contact: '联系我们',
    after: '了解详情。',
  },
};
