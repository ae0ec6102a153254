export { OnSight, SeenAtOnce, type OnSightProps } from './on-sight.tsx';
