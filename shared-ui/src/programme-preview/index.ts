export {
  ProgrammePreview,
  type ProgrammePreviewLabels,
  type ProgrammePreviewProps,
} from './programme-preview.tsx';
export type { PreviewedProgramme } from './previewed-programme.ts';
