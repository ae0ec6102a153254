export { useCloseRequest } from './use-close-request.ts';
