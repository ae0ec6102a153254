import type { Language } from '@airdex/shared-contracts/constants';
import { CONFIRMATION_HOURS } from './confirmation.ts';

/** Texts of the mail that asks to confirm an address, and of the page behind its link. */
export const CONFIRMATION_TEXTS = {
  en: {
    subject: (product: string) => `Confirm your address for the ${product} daily update`,
    asked: (product: string, username: string) =>
      `The ${product} user “${username}” wants to receive the daily update at this address.`,
    action: 'Confirm this address',
    once: `The link can be used once, within ${CONFIRMATION_HOURS} hours. Until you confirm, the daily update goes to the address that was last confirmed.`,
    notYou: 'If you did not ask for this, ignore this message. No daily update will be sent to this address.',
    pageTitle: 'Confirm your address',
    question: (product: string, username: string, email: string) =>
      `Send the daily update of the ${product} user “${username}” to ${email}?`,
    confirm: 'Confirm',
    notYouPage: 'If you did not ask for this, close this page. Nothing will change.',
    doneTitle: 'Address confirmed',
    done: (product: string, username: string, email: string) =>
      `While it is switched on, the daily update of the ${product} user “${username}” goes to ${email}.`,
    goneTitle: 'This link is no longer available!',
    gone: 'If you have already confirmed this address, you have nothing left to do. Otherwise, the link has expired, or another address has been entered since. Request another link under “My daily update”, or enter the address again.',
  },
  ch: {
    subject: (product: string) => `请确认接收 ${product} 每日更新的邮箱`,
    asked: (product: string, username: string) => `${product} 用户“${username}”希望用此邮箱接收每日更新。`,
    action: '确认此邮箱',
    once: `此链接只能使用一次，${CONFIRMATION_HOURS} 小时内有效。在您确认之前，每日更新仍发送至上一个已确认的邮箱。`,
    notYou: '如果您没有提出此申请，请忽略本邮件，每日更新不会发送到此邮箱。',
    pageTitle: '确认邮箱',
    question: (product: string, username: string, email: string) =>
      `是否将 ${product} 用户“${username}”的每日更新发送至 ${email}？`,
    confirm: '确认',
    notYouPage: '如果您没有提出此申请，请关闭此页面，不会有任何更改。',
    doneTitle: '邮箱已确认',
    done: (product: string, username: string, email: string) =>
      `${product} 用户“${username}”的每日更新在开启时将发送至 ${email}。`,
    goneTitle: '此链接已失效！',
    gone: '如果您已确认过此邮箱，则无需任何操作。否则，该链接已过期，或此后填写了其他邮箱：请在“我的每日更新”中重新发送链接，或重新填写邮箱。',
  },
} as const satisfies Record<Language, unknown>;
