import type { en } from './en.ts';

export const zh: typeof en = {
  title: '使用 Vue 构建',
  introduction: '此页面是一个 Vue 应用，用于显示您已保存的搜索。',
  save: '保存对“news”的搜索……',
  openAll: '全部已保存的搜索',
  loading: '正在加载已保存的搜索……',
  empty: '没有已保存的搜索。',
  failed: '未能加载已保存的搜索。',
  retry: '重试',
};
