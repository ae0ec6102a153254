import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { freeTrialEn } from './free-trial.en.ts';

/** Chinese texts of the request for a free trial. */
export const freeTrialZh: ChineseTexts<typeof freeTrialEn> = {
  title: '申请免费试用',
  lead: '请填写您的信息，我们的团队将与您联系并开通试用。',
  required: '（必填）',
  fields: {
    firstName: '名字',
    lastName: '姓氏',
    companyName: '公司名称',
    jobTitle: '职位',
    email: '电子邮箱',
    phoneNumber: '电话号码',
    country: '国家/地区',
    message: '留言',
  },
  problems: {
    missing: '请填写此项。',
    email: '请输入有效的电子邮箱地址。',
    phone: '请只输入数字，前面可加 + 号。',
  },
  send: '发送',
  sending: '正在发送……',
  noResponse: '未收到响应',
  noResponseHint: '您的申请可能已经发送。如果再次发送，我们可能会收到两份。',
  notSent: '申请未发送',
  again: '我们的系统出现问题，或网络连接已断开。您输入的内容已保留，请重试。',
  sent: '申请已发送',
  sentHint: '谢谢！我们的团队将通过电子邮件回复您。',
};
