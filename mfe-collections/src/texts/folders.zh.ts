import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { foldersEn } from './folders.en.ts';

/** Chinese texts of folders and of what can be done with items. */
export const foldersZh: ChineseTexts<typeof foldersEn> = {
  folders: {
    create: '新建文件夹',
    created: '已在列表末尾新建文件夹“{{name}}”。',
    renameTitle: '重命名文件夹',
    rename: '重命名文件夹“{{name}}”',
    delete: '删除文件夹“{{name}}”',
    deleteTitle: '删除文件夹',
    deleteQuestion: '确定要删除“{{name}}”吗？其中的内容会移出文件夹。',
    deleteConfirm: '删除文件夹',
    items_other: '{{shown}} 项',
    selected_other: '已选 {{count, number}} 项',
    clearSelection: '取消选择',
    moveTo: '移至……',
    moveToTop: '移至顶部',
    moveOut: '移出所有文件夹',
    moveToNew: '新建文件夹……',
    existing: '文件夹',
    others: '其他位置',
    menuLoading: '正在加载文件夹……',
    menuFailed: '未能加载文件夹。',
    orderFailed: '未能保存新的顺序，已恢复原来的顺序。',
    deletionFailed: '未能删除文件夹。',
  },
  items: {
    edit: '编辑“{{name}}”',
    duplicate: '复制“{{name}}”',
    duplicating: '正在复制“{{name}}”……',
    duplicated: '已复制为“{{name}}”。',
    delete: '删除“{{name}}”',
    deleteTitle: '删除',
    deleteQuestion: '确定要删除“{{name}}”吗？',
    deleteConfirm: '删除',
    deleted: '已删除“{{name}}”。',
    notDeleted: '未能删除“{{name}}”。',
    gone: '“{{name}}”已不可用。',
  },
};
