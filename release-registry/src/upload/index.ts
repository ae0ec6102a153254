export { packRelease } from './pack-release.ts';
export { receiveRelease, UPLOAD_LIMITS } from './receive-release.ts';
export type { ReceivedRelease, ReceiveOptions, UploadLimits } from './receive-release.ts';
