import type { LocalisedMessage } from '../../http/http-error.ts';

/** Messages for subscribers. */
export const ACCOUNT_MESSAGES = {
  wrongCredentials: {
    en: 'Wrong username or password.',
    ch: '用户名或密码错误。',
  },
  tooManyAttempts: {
    en: 'Too many failed attempts. Please try again in a few minutes.',
    ch: '失败次数过多，请几分钟后再试。',
  },
  alreadyLoggedIn: {
    en: 'Another user is already logged in with the same credentials. If you continue the other session will be closed.',
    ch: '其他用户已使用同一账户登录。如果继续，对方将被强制退出登录。',
  },
  wrongOldPassword: {
    en: 'The old password is not correct.',
    ch: '原密码不正确。',
  },
  passwordChanged: {
    en: 'New Password Changed',
    ch: '新密码已生效',
  },
  noSuchAccess: {
    en: 'There is no such access',
    ch: '没有此订阅权限',
  },
} as const satisfies Record<string, LocalisedMessage>;
