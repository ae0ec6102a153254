import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../branding/brand.ts';
import { readConfiguration } from '../configuration.ts';
import { installationOf } from './installation.ts';

const branding = { ...DEFAULT_BRAND.branding, contact: { email: 'hello@nordlys.example' } };
const mailbox = (environment: Readonly<Record<string, string>>, brand = { ...DEFAULT_BRAND, branding }) =>
  installationOf(readConfiguration(environment), brand).providerEmail;

test('requests go to the mailbox of the settings, or to the address that pages show', () => {
  expect(mailbox({ PROVIDER_EMAIL: 'desk@nordlys.example' })).toBe('desk@nordlys.example');
  expect(mailbox({})).toBe('hello@nordlys.example');
  expect(mailbox({}, DEFAULT_BRAND)).toBe('contact@airdex.example');
});
