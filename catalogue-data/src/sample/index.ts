export { dayOf } from './calendar.ts';
export {
  CatalogueNotEmptyError,
  DEFAULT_PROGRAMMES,
  DEFAULT_SEED,
  generateSampleCatalogue,
} from './generate-sample-catalogue.ts';
export { SAMPLE_VIDEO_FOLDER, SAMPLE_VIDEOS } from './row/sample-videos.ts';
