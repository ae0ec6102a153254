import type { ReactNode } from 'react';
import type { IllustrationName } from './illustration-name.ts';
import styles from './illustration.module.css';

const glass = (
  <g className={styles.object}>
    <circle cx="150" cy="98" r="24" />
    <path d="m168 116 20 20" className={styles.thick} />
  </g>
);

/** The subject of the illustration, drawn inside the same television. */
export const motifs: Readonly<Record<IllustrationName, ReactNode>> = {
  'invalid-search': (
    <>
      <path className={styles.faint} d="M66 62h60M66 78h42M66 94h50" />
      {glass}
      <path
        className={styles.accentLine}
        d="M143 92a7 7 0 1 1 10 6.4c-2.400 1.200-3 2.600-3 4.600M150 109.500v.1"
      />
    </>
  ),
  'no-results': (
    <>
      <g className={styles.faint}>
        <rect x="62" y="54" width="34" height="22" rx="3" />
        <rect x="102" y="54" width="34" height="22" rx="3" />
        <rect x="62" y="82" width="34" height="22" rx="3" />
      </g>
      {glass}
      <path className={styles.accentLine} d="M141 98h18" />
    </>
  ),
  'out-of-scope': (
    <>
      <g className={styles.faint}>
        <circle cx="104" cy="84" r="32" />
        <path d="M72 84h64M104 52c-22 20-22 44 0 64M104 52c22 20 22 44 0 64" />
      </g>
      <g className={styles.object}>
        <path d="M140 100v-8a12 12 0 0 1 24 0v8" className={styles.open} />
        <rect x="134" y="100" width="36" height="28" rx="5" />
      </g>
      <path className={styles.accentLine} d="M152 111v6" />
    </>
  ),
  'not-found': (
    <>
      <path
        className={styles.faint}
        d="M64 60h28m12 0h36M64 74h12m16 0h24m16 0h20M64 88h36m14 0h12M64 102h18m14 0h30"
      />
      <g className={styles.object}>
        <circle cx="152" cy="96" r="26" />
      </g>
      <path className={styles.accentLine} d="m143 87 18 18m0-18-18 18" />
    </>
  ),
  failed: (
    <>
      <path className={styles.faint} d="M62 84h22l8-18 14 40 10-30 6 8h10" />
      <g className={styles.object}>
        <path d="m154 70 30 52h-60z" strokeLinejoin="round" />
      </g>
      <path className={styles.accentLine} d="M154 90v14M154 112v.1" />
    </>
  ),
  'signed-out': (
    <>
      <path className={styles.faint} d="M66 64h50M66 80h36M66 96h44" />
      <g className={styles.object}>
        <circle cx="152" cy="86" r="14" />
        <path d="M126 128c2-17 12-24 26-24s24 7 26 24z" />
      </g>
    </>
  ),
};
