import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { descriptionEditorEn, playlistsEn, sharingEn } from './playlists.en.ts';

/** Chinese texts of the playlists page. */
export const playlistsZh: ChineseTexts<typeof playlistsEn> = {
  title: '节目单',
  subtitle: '您或同事整理的节目。',
  loading: '正在加载节目单……',
  failed: '未能加载节目单',
  empty: '您还没有节目单。',
  noneOwn: '您还没有自己的节目单。',
  open: '显示节目单“{{name}}”',
  sharedBy: '由 {{owner}} 分享',
  shared: '已分享',
  showShared: '显示他人分享的节目单',
  quoted: '“{{name}}”',
  actions: {
    share: '分享“{{name}}”',
    unlinkUsers: '已分享：取消“{{name}}”的分享用户',
    unlink: '取消关联“{{name}}”',
  },
  editTitle: '编辑节目单',
  edited: '已保存节目单“{{name}}”。',
  unlinkTitle: '取消关联节目单',
  unlinkQuestion: '取消关联 - 确定要取消关联“{{name}}”吗？',
  unlinked: '已将节目单“{{name}}”从您的列表中移除。',
  deletedElsewhere: '“{{name}}”已在其他窗口中删除。',
  lost_other: '{{names}}已不再与您分享。',
};

/** Chinese texts of the dialogs about sharing. */
export const sharingZh: ChineseTexts<typeof sharingEn> = {
  shareTitle: '分享节目单',
  shareLead: '请选择要与之分享“{{name}}”的同事。',
  already_other: '$t(sharing.shareLead)已与 {{count, number}} 位同事分享。',
  search: '按邮箱或用户名搜索',
  clearSearch: '清除搜索',
  available: '可选',
  selected: '已选',
  selectAll: '全选',
  deselectAll: '取消全选',
  none: '未找到结果',
  loading: '正在加载用户……',
  failed: '未能加载用户',
  shared_other: '已与 {{count, number}} 位同事分享节目单“{{name}}”。',
  unlinkTitle: '取消用户的分享',
  unlinkLead: '请移除不应再查看“{{name}}”的同事。',
  linked: '已分享给',
  remove: '移除 {{name}}',
  removed_other: '确认后将移除 {{count, number}} 位同事。',
  unlinked_other: '节目单“{{name}}”已不再与 {{count, number}} 位同事分享。',
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
