import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { figuresEn } from './figures.en.ts';

/** Chinese texts of the figures at the top of the card. */
export const figuresZh: ChineseTexts<typeof figuresEn> = {
  share: '市场份额：',
  slot: '时段 {{share}}',
};
