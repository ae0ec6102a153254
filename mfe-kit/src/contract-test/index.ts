export { contractTest, type ContractTestOptions } from './contract-test.ts';
