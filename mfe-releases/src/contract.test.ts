import { contractTest } from '@airdex/mfe-kit/contract-test';
import definition from '../mfe.config.ts';
import { testReleases } from './features/registry-state/releases.fixture.ts';

contractTest(definition, { host: { api: { getReleases: () => Promise.resolve(testReleases()) } } });
