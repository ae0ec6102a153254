import { useEffect } from 'react';
import { codeOnDemand, useCodeOnDemand } from '../code-on-demand/index.ts';
import type { IllustrationName } from './illustration-name.ts';
import styles from './illustration.module.css';

export interface IllustrationProps {
  name: IllustrationName;
}

/** Few pages show one, so the subjects load with the first message. */
const SUBJECTS = codeOnDemand(async () => (await import('./motifs.tsx')).motifs);

/**
 * A picture for an otherwise empty screen: a television, and in it the subject once it has loaded. Decorative: the title
 * conveys the message.
 */
export function Illustration({ name }: IllustrationProps) {
  const { code: motifs, load } = useCodeOnDemand(SUBJECTS);
  useEffect(load, [load]);
  return (
    <svg className={styles.picture} viewBox="0 0 240 176" aria-hidden="true">
      <ellipse className={styles.ground} cx="120" cy="160" rx="92" ry="8" />
      <circle className={styles.halo} cx="120" cy="84" r="80" />
      <path className={styles.stand} d="M104 140h32l6 18H98z" />
      <rect className={styles.set} x="44" y="34" width="152" height="110" rx="10" />
      <rect className={styles.screen} x="52" y="42" width="136" height="94" rx="4" />
      {motifs?.[name]}
    </svg>
  );
}
