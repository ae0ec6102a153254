import { SUBJECT_KEYWORDS } from './keywords-subject.ts';
import { TREATMENT_KEYWORDS } from './keywords-treatment.ts';
import type { NamedGroup } from './named-entry.ts';

/** The keyword tree: groups, each with its keywords. Keys are stored: never change one. */
export const KEYWORDS: readonly NamedGroup[] = [...SUBJECT_KEYWORDS, ...TREATMENT_KEYWORDS];
