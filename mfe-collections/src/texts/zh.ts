import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { en } from './en.ts';

/** Chinese texts of the collections remote. */
export const zh: ChineseTexts<typeof en> = {
  failed: {
    retry: '重试',
    text: '我们的系统出现问题，或网络连接已断开。',
  },
  count_other: '{{shown}} 个节目',
  created: '创建于 {{date}}',
  updated: '更新于 {{date}}',
  noItems: '暂无节目',
  noDescription: '无说明',
  loadingProgrammes: '正在加载节目……',
  programmesFailed: '未能加载节目。',
  opensInNewTab: '在新标签页中打开',
  isNew: '新',
  providerSelection: '精选',
  upcoming: '即将播出',
  select: '选择',
  performance: {
    green: '高于时段至少 20%',
    yellow: '与时段相差不到 20%',
    red: '低于时段至少 20%',
  },
  nameFilter: '按名称搜索',
  clearNameFilter: '清除名称',
  noMatch: '没有以“{{term}}”开头的名称。',
  savedSearches: {
    title: '已保存的搜索',
    subtitle: '您保存的搜索。点击即可查看其中的节目。',
    loading: '正在加载已保存的搜索……',
    failed: '未能加载已保存的搜索',
    empty: '列表为空',
    run: '运行搜索“{{name}}”',
    homepage: '显示在首页',
    dailyUpdate: '列入每日更新',
    favourite: '收藏',
  },
  playlists: {
    title: '节目单',
    subtitle: '您或同事整理的节目。',
    loading: '正在加载节目单……',
    failed: '未能加载节目单',
    empty: '您还没有节目单。',
    open: '显示节目单“{{name}}”',
    sharedBy: '由 {{owner}} 分享',
    shared: '已分享',
  },
};
