export { OnSight, type OnSightProps } from './on-sight.tsx';
