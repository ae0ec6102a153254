import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../branding/brand.ts';
import { accountMail } from './account-mail.ts';

const MAIL = {
  to: 'reader@example.com',
  subject: 'A subject',
  paragraphs: ['What happened'],
  action: { label: 'Open', path: '/recoverPassword/secret' },
  notes: ['A note'],
};
const SITE = {
  publicUrl: 'https://tv.example.com',
  providerEmail: 'desk@example.com',
  brand: DEFAULT_BRAND,
};

test.each([
  ['en', 'Or copy this address', 'Airdex, https://tv.example.com.'],
  ['ch', '或将以下地址', 'Airdex https://tv.example.com\n'],
] as const)(
  'a mail about the account in %s links to the site and suppresses automatic replies',
  (language, copy, footer) => {
    const mail = accountMail({ ...MAIL, language }, SITE);
    expect(mail).toMatchObject({
      to: MAIL.to,
      subject: MAIL.subject,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    expect(mail.text).toMatch(
      /^A subject\n\nWhat happened\n\nOpen[:：]\nhttps:\/\/tv\.example\.com\/recoverPassword\/secret\n\nA note\n/,
    );
    expect(mail.text).toContain(footer);
    expect(mail.html).toContain(copy);
  },
);
