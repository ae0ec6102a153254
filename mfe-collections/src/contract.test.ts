import { contractTest } from '@airdex/mfe-kit/contract-test';
import definition from '../mfe.config.ts';

const ways = { answer: () => undefined, leave: () => undefined };

contractTest(definition, {
  props: {
    'mfe-collections': {
      './save-search-dialog': { filter: {}, ...ways },
      './add-to-playlist-dialog': { filter: { selectedIds: [7] }, count: 1, ...ways },
      './remove-from-playlist-dialog': { filter: { selectedIds: [7] }, count: 1, ...ways },
    },
  },
});
