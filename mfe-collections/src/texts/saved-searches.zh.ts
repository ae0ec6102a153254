import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { savedSearchesEn } from './saved-searches.en.ts';

/** Chinese texts of the page of saved searches. */
export const savedSearchesZh: ChineseTexts<typeof savedSearchesEn> = {
  savedSearches: {
    title: '已保存的搜索',
    subtitle: '您保存的搜索。点击即可查看其中的节目。',
    loading: '正在加载已保存的搜索……',
    failed: '未能加载已保存的搜索',
    empty: '列表为空',
    run: '打开搜索“{{name}}”',
    missing: '此搜索已不存在。',
    toggles: '“{{name}}”的显示位置',
    showInHomepage: '显示在首页',
    dailyUpdate: '列入每日更新',
    isFavorite: '添加到收藏',
    restoredWithout: '已撤销，但未恢复{{flags, list}}：其他搜索已达到上限。',
    editTitle: '编辑已保存的搜索',
    limitTitle: '未保存任何更改',
    limitOk: '确定',
    homepageLimit: '最多可将 {{max}} 个已保存的搜索添加到首页',
    favouriteLimit: '最多可将 {{max}} 个已保存的搜索添加到收藏',
  },
};
