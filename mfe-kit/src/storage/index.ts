export { ownLocalStorage, ownSessionStorage } from './own-storage.ts';
export type { OwnStorage } from './own-storage.ts';
