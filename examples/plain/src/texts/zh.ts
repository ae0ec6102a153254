import type { en } from './en.ts';

export const zh: typeof en = {
  title: '不用框架',
  introduction: '此页面不使用任何框架或打包工具，用于显示您已保存的搜索。',
  save: '保存对“news”的搜索……',
  openAll: '全部已保存的搜索',
  loading: '正在加载已保存的搜索……',
  empty: '没有已保存的搜索。',
  failed: '未能加载已保存的搜索。',
  retry: '重试',
};
