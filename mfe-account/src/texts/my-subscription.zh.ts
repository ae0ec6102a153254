import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { mySubscriptionEn, treeEn } from './my-subscription.en.ts';

/** Chinese texts of the company's subscription. */
export const mySubscriptionZh: ChineseTexts<typeof mySubscriptionEn> = {
  title: '我的公司订阅',
  lead: '{{company}} 的订阅内容。',
  loading: '正在加载订阅……',
  failed: '未能加载订阅',
  empty: '贵公司目前没有订阅',
  emptyText: '如需订阅，请发邮件至 {{contact}}。',
  export: '将“{{name}}”导出为 Excel',
  exporting: '正在生成 Excel 文件……',
  exportFailed: '未能生成 Excel 文件。',
  genres: '类型与子类型',
  genreCounts: '类型：{{genres}} · 子类型：{{subGenres}}',
  searchGenres: '搜索类型与子类型',
  channels: '国家/地区与频道',
  channelCounts: '国家/地区：{{countries}} · 频道：{{channels}}',
  searchChannels: '搜索国家/地区与频道',
  included: '包含收视数据',
  excluded: '不含收视数据',
};

/** Chinese texts of a list of names in groups. */
export const treeZh: ChineseTexts<typeof treeEn> = {
  clear: '清除搜索',
  loading: '正在加载列表……',
  failed: '未能加载列表。',
  empty: '此列表为空。',
  noMatch: '没有内容包含“{{term}}”。',
};
