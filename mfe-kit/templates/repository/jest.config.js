export { default } from '@airdex/mfe-kit/jest';
