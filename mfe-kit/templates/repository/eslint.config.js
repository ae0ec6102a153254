export { default } from '@airdex/mfe-kit/eslint';
