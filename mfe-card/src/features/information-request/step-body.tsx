import { useEffect, useRef, type ReactNode } from 'react';
import styles from './information-request.module.css';

/** Content of a step that replaces a form: it gets the focus, so that it is read and keys reach the dialog. */
export function StepBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.focus();
  }, []);
  return (
    <div ref={body} tabIndex={-1} className={styles.stepBody}>
      {children}
    </div>
  );
}
