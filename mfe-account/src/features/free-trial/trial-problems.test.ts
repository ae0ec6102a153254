import { expect, test } from '@jest/globals';
import type { FreeTrial } from '@airdex/shared-contracts/api';
import { trialProblems } from './trial-problems.ts';

const FORM: FreeTrial = {
  firstName: 'Ada',
  lastName: 'Byron',
  country: 'GB',
  phoneNumber: '+49123',
  jobTitle: 'Buyer',
  companyName: 'Engines',
  email: 'ada@example.com',
  message: 'Hello',
};

test('[FTR-02] all eight fields are required, and blanks do not fill them', () => {
  const blank = Object.fromEntries(Object.keys(FORM).map((field) => [field, '  '])) as unknown as FreeTrial;
  expect(trialProblems(blank)).toEqual(
    Object.fromEntries(Object.keys(FORM).map((field) => [field, 'missing'])),
  );
  expect(trialProblems(FORM)).toEqual({});
  expect(trialProblems({ ...FORM, companyName: '\u200b\u00ad', message: '\u2060' })).toEqual({
    companyName: 'missing',
    message: 'missing',
  });
});

test('[FTR-02] the email must be valid, and the phone number digits with a leading plus', () => {
  expect(trialProblems({ ...FORM, email: 'ada@', phoneNumber: '1+2' })).toEqual({
    email: 'email',
    phoneNumber: 'phone',
  });
  expect(trialProblems({ ...FORM, email: 'r&d@xn--e1afmkfd.xn--p1ai' })).toEqual({});
});
