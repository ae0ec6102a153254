import { freeTrialEn } from './free-trial.en.ts';
import { passwordEn } from './password.en.ts';
import { unsubscribeEn } from './unsubscribe.en.ts';
import { aboutUsEn } from './about-us.en.ts';
import { accountEn } from './account.en.ts';
import { dailyUpdateEn, dailyUpdateSettingsEn } from './daily-update.en.ts';
import { mySubscriptionEn, treeEn } from './my-subscription.en.ts';
import { privacyEn } from './privacy.en.ts';
import { reportsEn } from './reports.en.ts';

/** English texts of the account remote. */
export const en = {
  provider: {
    team: '{{provider}} team',
    contact: '{{contact}}',
  },
  close: 'Close',
  failed: {
    retry: 'Retry',
    text: 'Something went wrong on our side, or the connection was lost.',
  },
  visitor: {
    backToLogin: 'Back to Login',
    linkGone: 'This link is no longer available!',
  },
  password: passwordEn,
  freeTrial: freeTrialEn,
  unsubscribe: unsubscribeEn,
  letter: {
    title: 'Daily update',
    loading: 'Loading the letter…',
    failed: 'The letter could not be loaded',
  },
  faq: {
    title: 'Frequently asked questions',
    search: 'Search questions and answers',
    clear: 'Clear the search',
    loading: 'Loading questions…',
    failed: 'The questions could not be loaded',
    empty: 'There are no questions yet.',
    noMatch: 'No question or answer contains “{{term}}”.',
    showAll: 'Show all questions',
    address: 'Link to “{{question}}”',
    download: 'Download PDF',
    downloadFailed: 'The file could not be downloaded.',
    found_one: '{{count}} question found',
    found_other: '{{count}} questions found',
  },
  aboutUs: aboutUsEn,
  account: accountEn,
  dailyUpdate: dailyUpdateEn,
  dailyUpdateSettings: dailyUpdateSettingsEn,
  mySubscription: mySubscriptionEn,
  privacy: privacyEn,
  reports: reportsEn,
  tree: treeEn,
};
