/** The build sets it; it is undefined in tests. */
declare const AIRDEX_DEVELOPMENT: boolean | undefined;

/** True in the shell's development build. A build for users contains none of the code behind it. */
export const isDevelopment = (): boolean => typeof AIRDEX_DEVELOPMENT !== 'undefined' && AIRDEX_DEVELOPMENT;
