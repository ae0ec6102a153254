import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { en } from './en.ts';

/** Chinese texts of the login page. */
export const ch: ChineseTexts<typeof en> = {
  login: {
    title: '登录',
    subtitle: '请使用贵公司订阅的账户登录。',
    username: '用户名',
    password: '密码',
    showCharacters: '显示字符',
    hideCharacters: '隐藏字符',
    staySignedIn: '保持登录状态',
    submit: '登录',
    submitting: '正在登录……',
    usernameMissing: '请输入用户名。',
    passwordMissing: '请输入密码。',
    refused: '登录失败，请检查用户名和密码。',
    unreachable: '无法连接服务器，请检查网络后重试。',
    failed: '系统出现问题，未能登录，请稍后重试。',
    sessionEnded: '您的登录已失效，请重新登录以继续。',
    sessionReplaced: '您的账户已在别处登录，本次登录已失效，请重新登录以继续。',
    notKept:
      '您的浏览器未保存本网站的数据，您的登录仅在此标签页中有效，重新加载页面后需再次登录。如需保持登录，请允许保存网站数据或释放存储空间。',
    forgotten: '忘记密码？',
    freeTrial: '申请免费试用',
    contact: '联系我们：',
    noAccount: '还没有账户？',
    elsewhereTitle: '账户已在别处登录',
    elsewhere: '其他用户已使用同一账户登录。如果继续，对方将被强制退出登录。',
    confirm: '确认',
    cancel: '取消',
    heading: '发现全世界都在看的节目。',
    pointCatalogue: '100 多个国家和地区、5,500 多个频道的全部首播节目',
    pointAudience: '收视数据，对比各频道同时段水平',
    pointFormats: '节目模式及其全球流向',
  },
  recovery: {
    title: '找回密码',
    lead: '请输入您账户的电子邮箱，我们将向您发送一次性链接。',
    email: '电子邮箱',
    emailInvalid: '请输入有效的电子邮箱地址。',
    send: '发送',
    sending: '正在发送……',
    sent: '邮件发送成功！',
    unknown: '该邮箱不存在！',
    return: '返回登录',
  },
};
