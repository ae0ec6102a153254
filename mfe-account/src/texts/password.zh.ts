import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { passwordEn } from './password.en.ts';

/** Chinese texts of resetting and changing a password. */
export const passwordZh: ChineseTexts<typeof passwordEn> = {
  password: '密码',
  repeat: '再次输入密码',
  old: '原密码',
  new: '新密码',
  show: '显示密码',
  problems: {
    missing: '请填写此项。',
    weak: '密码须至少包含 6 个字母或数字，其中至少有一个大写字母和一个数字。',
    mismatch: '两次输入的密码不一致',
  },
  strength: {
    weak: '强度：弱',
    fair: '强度：一般',
    good: '强度：较强',
    strong: '强度：强',
  },
  resetTitle: '设置新密码',
  checkingLink: '正在检查链接……',
  linkNotChecked: '未能检查链接',
  linkGoneHint: '链接只能使用一次，且有有效期；如再次申请，则只有最新的链接有效。请在登录页面重新申请。',
  signedInAs:
    '您在此浏览器中已以 {{name}} 的身份登录。此链接更改的是收到邮件的账户的密码，可能是另一个账户。',
  save: '修改密码',
  saving: '正在保存……',
  notChanged: '密码未修改',
  again: '我们的系统出现问题，或网络连接已断开。您输入的内容已保留，请重试。',
  noResponse: '未收到响应',
  noResponseHint: '密码可能已修改。您输入的内容已保留，请重试。如果重试被拒绝，请使用新密码登录。',
  changed: '密码修改成功！',
  changedHint: '请使用新密码登录。',
  changedElsewhere: '使用新密码登录后，{{name}} 将在此浏览器中退出登录。',
  stay: '继续以 {{name}} 的身份使用',
  dialogTitle: '密码管理',
  confirm: '确认',
  cancel: '取消',
  close: '关闭',
  continue: '继续',
  newChanged: '新密码已生效',
};
