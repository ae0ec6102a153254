import type { ProgrammeLine } from '@airdex/shared-contracts/api';

/** What a list already knows of a programme, and the preview shows at once. */
export type PreviewSubject = Pick<ProgrammeLine, 'idProgram' | 'localTitle' | 'image' | 'genreKey'>;
