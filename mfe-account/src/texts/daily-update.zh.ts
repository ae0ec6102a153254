import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { dailyUpdateEn, dailyUpdateSettingsEn } from './daily-update.en.ts';

/** Chinese texts of the settings of the daily letter. */
export const dailyUpdateSettingsZh: ChineseTexts<typeof dailyUpdateSettingsEn> = {
  title: '每日更新',
  loading: '正在加载您的设置……',
  failed: '未能加载您的设置。',
  activate: '启用我的每日更新',
  on: '已启用：有新节目的日子您会收到一封邮件。',
  off: '已停用：您不会收到邮件。',
  email: '接收每日更新的电子邮箱',
  emailHint: '留空则使用您账户的电子邮箱。',
  emailInvalid: '请输入有效的电子邮箱地址。当前输入的地址未保存。',
  unconfirmed: '我们已向 {{email}} 发送链接。在您通过该链接确认之前，邮件仍会发送至您之前的邮箱。',
  sendLink: '重新发送链接',
  saving: '正在保存……',
  saved: '已保存',
  notSaved: '您的更改未能保存，但仍保留在此处。',
};

/** Chinese texts of the page of the daily letter. */
export const dailyUpdateZh: ChineseTexts<typeof dailyUpdateEn> = {
  title: '管理我的每日更新',
  lead: '每日更新是一封邮件，列出您保存的搜索中的新节目。每天最多发送一封，仅在有新内容时发送。',
  noAccess: '您没有每日更新的权限',
  noAccessText: '如需了解详情，请联系',
  noAccessEnd: '。',
  manage: '管理我保存的搜索',
  searches: '每日更新中的已保存搜索',
  searchesLoading: '正在加载已保存的搜索……',
  searchesFailed: '未能加载已保存的搜索。',
  empty: '您的每日更新中没有已保存的搜索',
  emptyText: '没有已保存的搜索，就没有可发送的内容，因此不会发送邮件。请在“已保存的搜索”页面添加。',
  remove: '将“{{name}}”从每日更新中移除',
  removeTitle: '从每日更新中移除',
  removeQuestion: '确定要将“{{name}}”从每日更新中移除吗？',
  removeFailed: '未能移除已保存的搜索，请重试。',
  removed: '“{{name}}”已不在每日更新中。',
  cancel: '取消',
  confirm: '确认',
  previewTitle: '预览',
  previewNote: '如果现在发送，您的下一封邮件将包含以下内容。',
  preview: '显示预览',
  previewAgain: '更新预览',
  previewLoading: '正在生成预览……',
  previewFailed: '未能生成预览，请重试。',
  letter: '邮件预览',
  letterLead_other: '自 {{since}} 以来有 {{count, number}} 个新节目',
  newProgrammes_other: '{{count, number}} 个新节目',
  moreSearches_other: '另有 {{count, number}} 个已保存的搜索有新节目。',
  nothingNew: '目前没有新内容',
  nothingNewText: '如果某天您保存的搜索中没有新节目，则不会发送邮件。',
};
