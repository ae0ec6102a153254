import type { ReactNode, RefObject } from 'react';
import { useBranding } from '@airdex/mfe-kit/screen';
import type { PrintState } from './print-state.ts';
import styles from './printed-document.module.css';

interface Props {
  readonly ref: RefObject<HTMLElement | null>;
  readonly print: PrintState;
  readonly children: ReactNode;
}

/** A document without the page's frame and without controls, as it is printed. The printer reads its state. */
export function PrintedDocument({ ref, print, children }: Props) {
  const { logo, product } = useBranding();
  return (
    <main
      ref={ref}
      className={styles.document}
      data-theme="light"
      data-print-state={print.state}
      data-print-done={print.done}
    >
      {logo !== undefined && <img src={logo} alt={product} className={styles.logo} />}
      {children}
    </main>
  );
}
