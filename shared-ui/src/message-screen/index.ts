export { MessageScreen, type MessageScreenProps } from './message-screen.tsx';
export { Illustration, type IllustrationName, type IllustrationProps } from './illustration.tsx';
