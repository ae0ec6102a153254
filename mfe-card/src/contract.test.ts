import { contractTest } from '@airdex/mfe-kit/contract-test';
import { programmeCard } from '@airdex/mfe-kit/test-kit';
import definition from '../mfe.config.ts';

contractTest(definition, {
  props: {
    'mfe-card': {
      './card': { idProgram: 7 },
      './card-pdf': { ids: [7, 8] },
      './compare-pdf': { ids: [7, 8] },
    },
  },
  host: {
    api: { getCard: ({ params }) => Promise.resolve(programmeCard({ idProgram: Number(params.id) })) },
  },
});
