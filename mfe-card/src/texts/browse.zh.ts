import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { browseEn } from './browse.en.ts';

/** Chinese texts for browsing results from card to card. */
export const browseZh: ChineseTexts<typeof browseEn> = {
  label: '搜索结果',
  previous: '上一个',
  next: '下一个',
  failed: '未能加载部分结果',
  position: '第 {{place}} 个，共 {{count}} 个',
};
