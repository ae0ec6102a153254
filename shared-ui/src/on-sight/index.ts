export { OnSight, type OnSightProps } from './on-sight.tsx';
export { SeenAtOnce } from './seen-at-once.ts';
