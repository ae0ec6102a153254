import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { reportsEn } from './reports.en.ts';

/** Chinese texts of the monthly reports. */
export const reportsZh: ChineseTexts<typeof reportsEn> = {
  title: '月度报告',
  loading: '正在加载报告……',
  failed: '未能加载报告',
  list: '报告',
  choice: '报告',
  search: '搜索报告',
  clear: '清除搜索',
  found_other: '找到 {{count}} 份报告',
  noMatch: '没有报告包含“{{term}}”。',
  play: '播放视频',
  video: '《{{title}}》的视频',
  videoFailed: '未能播放视频。',
  pdf: '打开 PDF',
  newTab: '（在新标签页中打开）',
};
