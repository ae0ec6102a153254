import type { environmentSchema } from '../environment-schema.ts';

/** What `airdex check` has found. With an `error`, the installation should not serve. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** The setting to change, if it is one. */
  readonly setting?: string;
  /** A sentence. */
  readonly text: string;
}

/** A finding about a setting. */
export const of = (
  level: Finding['level'],
  setting: keyof typeof environmentSchema.shape,
  text: string,
): Finding => ({ level, setting, text });
