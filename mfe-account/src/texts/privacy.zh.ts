import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { privacyEn } from './privacy.en.ts';

/** Chinese texts about the data that the product keeps. */
export const privacyZh: ChineseTexts<typeof privacyEn> = {
  title: '隐私',
  lead: '{{product}} 保存哪些数据、为何保存、保存多久，以及如何申请删除。',
  storedTitle: '我们存储的内容',
  stored: {
    account: {
      what: '您的账户',
      how: '姓名、电子邮箱、公司、语言和权限、密码的哈希值以及当前的登录状态，在账户存续期间保存。运营人员对您账户的更改（包括删除账户）会连同这些信息一并记录，保存两年。您登录时使用的网络地址保存 90 天，以便再次识别您。',
    },
    collections: {
      what: '您保存的搜索和片单',
      how: '直至您删除它们或账户被删除。删除的内容最多再保留两小时，以便撤销。您分享的片单对接受分享的同事可见。',
    },
    letters: {
      what: '您的每日更新',
      how: '是否接收、接收邮箱以及已发送的邮件，保存 400 天。',
    },
    views: {
      what: '您播放或下载的视频',
      how: '按天计数。13 个月后，计数不再与您关联。',
    },
    requests: {
      what: '免费试用或更多分析的申请',
      how: '通过邮件发送给我们。邮件发出后，目录不再保存。',
    },
    logs: {
      what: '服务器日志',
      how: '登录、登录失败和调用失败的记录，附有账户编号和网络地址，用于发现故障和攻击。',
    },
  },
  keptTitle: 'Cookie 与本地存储',
  keptLead: '您的浏览器只保存产品所需的内容。其中没有广告 Cookie，也没有任何 Cookie 会发送至其他网站。',
  kept: {
    session: {
      what: '您的登录状态',
      how: '本地存储中的令牌，以及用于图片、视频和文件的 Cookie。退出登录时会被删除。',
    },
    choices: {
      what: '您的选择',
      how: '语言、外观、列宽以及列表中的位置，使页面保持您离开时的样子。',
    },
    releases: {
      what: '应用程序的版本',
      how: '两个 Cookie 决定您使用的版本，最长保存一年，并避免使用出现故障的版本。',
    },
  },
  measuredTitle: '统计',
  measured: '页面会报告加载速度和出现的错误。这些报告不包含姓名、搜索内容或页面地址。',
  anonymised: '与用户相关的统计数据（例如播放过的视频）在 13 个月后匿名化。',
  rightsTitle: '您的权利',
  rights: '如需更正或删除您的账户及其数据，请发邮件至',
  deletionSubject: '我在 {{product}} 的数据',
  export: '您可以随时在账户页面下载您的数据。',
};
