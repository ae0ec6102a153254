import { contractTest } from '@airdex/mfe-kit/contract-test';
import definition from '../mfe.config.ts';

// Results are shown of a search: the address has one.
contractTest(definition, { host: { location: '/search?v=1&q=night' } });
