export {
  BUILT_ON_REACT,
  SHARED_LIBRARIES,
  SHARED_LIBRARY_NAMES,
  sharedRequests,
} from './shared-libraries.ts';
export type { SharedLibrary, SharedLibraryName } from './shared-libraries.ts';
