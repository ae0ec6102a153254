import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { ApiFailure, type ApiClient } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { FreeTrialScreen } from './free-trial-screen.tsx';

type Send = ApiClient['freeTrial'];

const TYPED = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Company name': 'Engines',
  'Job title': 'Buyer',
  Email: 'ada@example.com',
  'Phone number': '+33 (0)1-23',
  Message: 'Hello',
};
const field = (name: string) => screen.getByLabelText(`${name} (required)`);
const send = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));

function show(freeTrial: Send) {
  const host = createTestHost({ api: { freeTrial }, session: null });
  render(
    <ScreenProviders remote="mfe-account" texts={texts} host={host}>
      <FreeTrialScreen />
    </ScreenProviders>,
  );
  return host;
}
async function fill() {
  for (const [name, text] of Object.entries(TYPED)) await userEvent.type(field(name), text);
  await userEvent.type(field('Country'), 'Germany');
}
const sent = () => jest.fn<Send>(() => Promise.resolve(true));

test('[FTR-02] flags all eight fields by colour and text, and sends nothing', async () => {
  const call = sent();
  show(call);
  await send();
  expect(await screen.findAllByText('Fill in this field.')).toHaveLength(8);
  for (const name of [...Object.keys(TYPED), 'Country'])
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  expect(field('First name')).toHaveFocus();
  await userEvent.type(field('First name'), '   ');
  expect(field('First name')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field('First name'), 'Ada');
  expect(field('First name')).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field('Email'), 'ada@');
  expect(screen.getByText('Enter a valid email address.')).toBeVisible();
  await userEvent.type(field('Phone number'), 'a+');
  expect(field('Phone number')).toHaveValue('+');
  expect(screen.getByText('Enter digits only, with a + before them if needed.')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test('[FTR-02] sends the input, with the country in English, and shows success', async () => {
  const call = sent();
  const host = show(call);
  await fill();
  expect(host.heldWork()).toBe(1);
  await send();
  expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toHaveFocus();
  expect(call.mock.calls.map(([{ body }]) => body)).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Byron',
      companyName: 'Engines',
      jobTitle: 'Buyer',
      email: 'ada@example.com',
      phoneNumber: '+330123',
      country: 'Germany',
      message: 'Hello',
    },
  ]);
  expect(host.heldWork()).toBe(0);
});

test('[FTR-02] sends a country that was chosen in Chinese in English', async () => {
  const call = sent();
  const host = show(call);
  await fill();
  act(() => {
    host.setLanguage('ch');
  });
  const country = screen.getByRole('combobox');
  await userEvent.clear(country);
  await userEvent.type(country, '德国');
  await userEvent.click(screen.getByRole('button', { name: /^发送/ }));
  expect(await screen.findByRole('heading', { name: '申请已发送' })).toBeVisible();
  expect(call.mock.calls.map(([{ body }]) => body.country)).toEqual(['Germany']);
});

test('[FTR-02] keeps everything when sending fails, and sends it with the next attempt', async () => {
  const call = sent().mockRejectedValueOnce(new Error('down'));
  show(call);
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your request was not sent');
  expect(field('Message')).toHaveValue('Hello');
  expect(field('Country')).toHaveValue('Germany');
  await send();
  expect(await screen.findByText('Your request was sent')).toBeVisible();
});

test('says that a request may have been sent if its response was lost', async () => {
  show(jest.fn<Send>().mockRejectedValue(new ApiFailure('unreachable', 'down')));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your request may have been sent.');
  expect(field('Message')).toHaveValue('Hello');
});

test('shows the reason of the server for refusing a request', async () => {
  const body = { error: 'too-many-requests', message: 'Too many requests.' } as const;
  const host = show(jest.fn<Send>().mockRejectedValue(new ApiFailure('refused', '', { status: 429, body })));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
  // The reason is in the language that the page had.
  act(() => {
    host.setLanguage('ch');
  });
  expect(screen.getByRole('alert')).not.toHaveTextContent('Too many requests.');
});

test('lets browsers fill in the fields', () => {
  show(sent());
  const values = {
    'First name': 'given-name',
    'Last name': 'family-name',
    'Company name': 'organization',
    'Job title': 'organization-title',
    Email: 'email',
    'Phone number': 'tel',
    Country: 'country-name',
  };
  for (const [name, value] of Object.entries(values))
    expect(field(name)).toHaveAttribute('autocomplete', value);
});
