import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import { aboutUsZh } from './about-us.zh.ts';
import { accountZh } from './account.zh.ts';
import { dailyUpdateZh, dailyUpdateSettingsZh } from './daily-update.zh.ts';
import { mySubscriptionZh, treeZh } from './my-subscription.zh.ts';
import { privacyZh } from './privacy.zh.ts';
import { reportsZh } from './reports.zh.ts';
import type { en } from './en.ts';
import { freeTrialZh } from './free-trial.zh.ts';
import { passwordZh } from './password.zh.ts';
import { unsubscribeZh } from './unsubscribe.zh.ts';

/** Chinese texts of the account remote. Chinese has one plural form. */
export const zh: ChineseTexts<typeof en> = {
  provider: {
    team: '{{provider}} 团队',
    contact: '{{contact}}',
  },
  close: '关闭',
  failed: {
    retry: '重试',
    text: '我们的系统出现问题，或网络连接已断开。',
  },
  visitor: {
    backToLogin: '返回登录',
    linkGone: '此链接已失效！',
  },
  password: passwordZh,
  freeTrial: freeTrialZh,
  unsubscribe: unsubscribeZh,
  letter: {
    title: '每日更新',
    loading: '正在加载邮件……',
    failed: '未能加载邮件',
  },
  faq: {
    title: '常见问题',
    search: '搜索问题与解答',
    clear: '清除搜索',
    loading: '正在加载问题……',
    failed: '未能加载常见问题',
    empty: '暂无问题。',
    noMatch: '没有问题或解答包含“{{term}}”。',
    showAll: '显示全部问题',
    address: '“{{question}}”的链接',
    download: '下载 PDF',
    downloadFailed: '未能下载文件。',
    found_other: '找到 {{count}} 个问题',
  },
  aboutUs: aboutUsZh,
  account: accountZh,
  dailyUpdate: dailyUpdateZh,
  dailyUpdateSettings: dailyUpdateSettingsZh,
  mySubscription: mySubscriptionZh,
  privacy: privacyZh,
  reports: reportsZh,
  tree: treeZh,
};
