export { mediaAvailabilityQuery } from './media-availability.ts';
export { usePauseWhenHidden } from './use-pause-when-hidden.ts';
