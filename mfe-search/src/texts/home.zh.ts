import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { homeEn } from './home.en.ts';

/** Chinese texts of the home page. */
export const homeZh = {
  title: '首页',
  NotaSelection: '{{provider}} 精选',
  AudienceBooster: '收视黑马',
  Latest: '最新节目',
  Upcoming: '即将播出',
  insights: '行业洞察',
  savedSearches: '您保存的搜索',
  savedSearchHint: '此处最多可显示两个您保存的搜索。',
  savedSearchLink: '选择已保存的搜索',
  showAll: '查看全部',
  loading: '正在加载节目……',
  empty: '您的订阅范围内没有节目。',
  failed: '未能加载这些节目。',
  failedInsights: '未能加载行业洞察。',
  failedSearches: '未能加载您保存的搜索。',
  playVideo: '播放视频',
  insightsVideo: '视频：{{title}}',
  videoFailed: '未能播放视频。',
  openPdf: '打开 PDF',
} satisfies ChineseTexts<typeof homeEn>;
