export { MessageScreen, type MessageScreenProps } from './message-screen.tsx';
export type { IllustrationName } from './illustration-name.ts';
export { Illustration, type IllustrationProps } from './illustration.tsx';
