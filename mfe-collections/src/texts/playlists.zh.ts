import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { descriptionEditorEn, playlistsEn, sharingEn } from './playlists.en.ts';

/** Chinese texts of the playlists page. */
export const playlistsZh: ChineseTexts<typeof playlistsEn> = {
  title: '片单',
  subtitle: '您或同事整理的节目合集。',
  loading: '正在加载片单……',
  failed: '未能加载片单',
  empty: '您还没有片单。',
  noneOwn: '您还没有自己的片单。',
  open: '显示片单“{{name}}”',
  sharedBy: '由 {{owner}} 分享',
  shared: '已分享',
  showShared: '显示他人分享的片单',
  quoted: '“{{name}}”',
  actions: {
    share: '分享“{{name}}”',
    unlinkUsers: '已分享：取消对“{{name}}”的分享',
    unlink: '退出分享“{{name}}”',
  },
  editTitle: '编辑片单',
  edited: '已保存片单“{{name}}”。',
  unlinkTitle: '退出分享',
  unlinkQuestion: '退出分享：确定不再接收片单“{{name}}”的分享吗？',
  unlinked: '已将片单“{{name}}”从您的列表中移除。',
  deletedElsewhere: '“{{name}}”已在其他窗口中删除。',
  lost_other: '{{names}}已不再分享给您。',
};

/** Chinese texts of the dialogs about sharing. */
export const sharingZh: ChineseTexts<typeof sharingEn> = {
  shareTitle: '分享片单',
  shareLead: '请选择将“{{name}}”分享给哪些同事。',
  already_other: '$t(sharing.shareLead)已分享给 {{count, number}} 位同事。',
  search: '按邮箱或用户名搜索',
  clearSearch: '清除搜索',
  available: '可选',
  selected: '已选',
  selectAll: '全选',
  deselectAll: '取消全选',
  none: '未找到结果',
  loading: '正在加载用户……',
  failed: '未能加载用户',
  shared_other: '已将片单“{{name}}”分享给 {{count, number}} 位同事。',
  unlinkTitle: '取消分享',
  unlinkLead: '请移除不应再查看“{{name}}”的同事。',
  linked: '已分享给',
  remove: '移除 {{name}}',
  removed_other: '确认后将移除 {{count, number}} 位同事。',
  unlinked_other: '片单“{{name}}”已不再分享给 {{count, number}} 位同事。',
};

/** Chinese texts of the editor of a description. */
export const descriptionEditorZh: ChineseTexts<typeof descriptionEditorEn> = {
  tools: '格式',
  bold: '粗体',
  italic: '斜体',
  bulletList: '项目符号列表',
  orderedList: '编号列表',
  link: '链接',
  linkAddress: '链接地址',
  linkInvalid: '请输入地址，例如 https://example.com。',
  applyLink: '应用',
  removeLink: '移除链接',
};
