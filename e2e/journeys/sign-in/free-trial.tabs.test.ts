import { axeProblems } from '../../fixtures/axe.ts';
import { frame } from '../../fixtures/frame.ts';
import { mailOf, PROVIDER, test } from '../../fixtures/mail-site.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { expect } from '../../fixtures/test.ts';

const CALL = '**/api/Account/FreeTrial/';
const LONG_WORD = 'long'.repeat(30);
const TYPED = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Company name': 'Engines',
  'Job title': 'Buyer',
  Email: 'ada@example.com',
  Message: `Two lines,\nplease. ${LONG_WORD}`,
};

test('[LOG-02] [FTR-02] a visitor requests a free trial in a new tab, and the provider gets the request', async ({
  page,
  site: { url, mailbox },
  expectFailures,
}) => {
  test.slow();
  expectFailures('ERR_CONNECTION_REFUSED');
  await page.goto(`${url}/login`);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /ASK FOR FREE TRIAL/ }).click();
  const trial = await opened;
  await expect(trial).toHaveURL(`${url}/freeTrial`);
  const { main } = frame(trial);
  const field = (name: string) => main.getByLabel(`${name} (required)`);
  const send = main.getByRole('button', { name: 'Send' });

  // All eight are flagged, by colour and by text.
  const colourOf = (name: string) => field(name).evaluate((input) => getComputedStyle(input).borderColor);
  const plain = await colourOf('Job title');
  await send.click();
  await expect(main.getByText('Fill in this field.')).toHaveCount(8);
  await expect(field('First name')).toBeFocused();
  const flagged = await colourOf('Job title');
  expect(flagged).not.toBe(plain);
  expect(await colourOf('Country')).toBe(flagged);
  for (const colorScheme of ['dark', 'light'] as const) {
    await trial.emulateMedia({ colorScheme });
    expect(await axeProblems(trial)).toEqual([]);
  }

  for (const [name, text] of Object.entries(TYPED)) await field(name).fill(text);
  await field('Country').fill('Germany');
  await field('Phone number').pressSequentially('+a4 9(1)');
  await expect(field('Phone number')).toHaveValue('+491');
  await field('Phone number').press('Backspace');
  await field('Phone number').pressSequentially('23');
  await field('Email').fill('ada@');
  await send.click();
  await expect(main.getByText('Enter a valid email address.')).toBeVisible();
  await field('Email').fill('ada@example.com');

  // A failed attempt keeps the input.
  await trial.route(CALL, (route) => route.abort('connectionrefused'));
  await send.click();
  await expect(main.getByRole('alert')).toContainText('Your request may have been sent.');
  expect(mailbox.mails).toHaveLength(0);
  await trial.unroute(CALL);
  const held = await holdRequests(trial, CALL);
  await send.click();
  await held.arrived;
  await expect(send).toBeDisabled();
  held.release();
  await expect(main.getByRole('heading', { name: 'Your request was sent' })).toBeFocused();

  const mail = await mailOf(mailbox, 1);
  expect(mail.to).toMatchObject({ text: PROVIDER });
  expect(mail.replyTo).toMatchObject({ text: 'ada@example.com' });
  for (const line of ['First name: Ada', 'Country: Germany', 'Phone: +4923', 'Two lines,\nplease.'])
    expect(mail.text).toContain(line);

  // A long word does not make the mail wider than a phone.
  const reader = await page.context().newPage();
  await reader.setViewportSize({ width: 390, height: 844 });
  await reader.setContent(mail.html || '');
  await expect(reader.getByRole('paragraph').filter({ hasText: LONG_WORD })).toBeVisible();
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await reader.close();

  await main.getByRole('button', { name: 'Back to Login' }).click();
  await expect(trial).toHaveURL(`${url}/login`);
});
