import type { environmentSchema } from '../environment-schema.ts';

/** A finding of `airdex check`. With an `error`, the installation should not serve. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** The setting to change; unset if there is none. */
  readonly setting?: string;
  /** One sentence. */
  readonly text: string;
}

/** A finding about a setting. */
export const settingFinding = (
  level: Finding['level'],
  setting: keyof typeof environmentSchema.shape,
  text: string,
): Finding => ({ level, setting, text });
