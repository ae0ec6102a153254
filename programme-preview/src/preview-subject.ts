import type { ProgrammeLine } from '@airdex/shared-contracts/api';

/** What a list already knows about a programme; the preview shows it immediately. */
export type PreviewSubject = Pick<ProgrammeLine, 'idProgram' | 'localTitle' | 'image' | 'genreKey'>;
