import { useEffect, useState } from 'react';
import { useServices } from '../services/services-context.ts';
import { LOGGED_REPORTS } from '../telemetry/logged-reports.ts';
import { errorText } from './error-text.ts';

/** An error that the shell or a remote reported: its subject and its message. */
export interface ReportedError {
  readonly name: string;
  readonly text: string;
}

/** Reported errors that are not in the load log, such as a refused event, each once, newest first. */
export function useReportedErrors(): readonly ReportedError[] {
  const { reports } = useServices().telemetry;
  const [errors, setErrors] = useState<readonly ReportedError[]>([]);
  useEffect(() => {
    const subscription = reports.subscribe(({ kind, name, error }) => {
      if (kind !== 'error' || LOGGED_REPORTS.test(name)) return;
      const text = error === undefined ? '' : errorText(error);
      setErrors((before) =>
        before.some((it) => it.name === name && it.text === text) ? before : [{ name, text }, ...before],
      );
    });
    return () => subscription.unsubscribe();
  }, [reports]);
  return errors;
}
