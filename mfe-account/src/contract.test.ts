import { contractTest } from '@airdex/mfe-kit/contract-test';
import definition from '../mfe.config.ts';

contractTest(definition, {
  // Another one would replace the document of the test.
  host: { api: { getDailyUpdateLetter: () => Promise.resolve('') } },
  props: {
    'mfe-account': {
      './letter': { id: 'letter' },
      './reset-password': { hash: 'link' },
      './unsubscribe': { idLetter: 'letter', idUser: 'user' },
      './change-password-dialog': { answer: () => undefined, leave: () => undefined },
    },
  },
});
