import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { en } from './en.ts';

/** Chinese texts of the remote. */
export const zh: ChineseTexts<typeof en> = {
  title: 'Sample Chinese title',
  introduction: '您收藏的搜索，作为读取服务器数据的第一个示例。',
  loading: '正在加载收藏……',
  empty: '您还没有收藏的搜索。',
  failed: '未能加载收藏',
  failedText: '我们的系统出现问题，或网络连接已断开。',
  retry: '重试',
};
