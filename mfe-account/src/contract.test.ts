import { contractTest } from '@airdex/mfe-kit/contract-test';
import definition from '../mfe.config.ts';
import { testReport } from './features/reports/report.fixture.ts';

contractTest(definition, {
  host: {
    api: {
      // Without reports, their page redirects to the home page.
      getReports: () => Promise.resolve([testReport()]),
      // A letter would replace the document of the test.
      getDailyUpdateLetter: () => Promise.resolve(''),
    },
  },
  props: {
    'mfe-account': {
      './account': {
        theme: 'system',
        onThemeChange: () => undefined,
        onLanguageChange: () => undefined,
      },
      './letter': { id: 'letter' },
      './reset-password': { hash: 'link' },
      './unsubscribe': { idLetter: 'letter', idUser: 'user' },
      './change-password-dialog': { answer: () => undefined, leave: () => undefined },
    },
  },
});
