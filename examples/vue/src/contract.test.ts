import { contractTest } from '@airdex/mfe-kit/contract-test';
import definition from '../mfe.config.ts';

contractTest(definition);
