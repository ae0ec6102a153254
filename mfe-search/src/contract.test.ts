import { contractTest } from '@airdex/mfe-kit/contract-test';
import definition from '../mfe.config.ts';

// Results belong to a search: the address contains one.
contractTest(definition, { host: { location: '/search?v=1&q=night' } });
