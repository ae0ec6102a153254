import { useEffect, useState } from 'react';
import { useServices } from '../services/services-context.ts';
import { errorText } from './error-text.ts';

/** An error that shell or remotes reported: what it was about, and what it says. */
export interface ReportedError {
  readonly name: string;
  readonly text: string;
}

/** Names of reports whose content is in the load log as well. */
const IN_THE_LOG = /^(remote|unmount) /;

/** Errors that were reported and are not in the log of loading, such as a refused event; the same one once, newest first. */
export function useReportedErrors(): readonly ReportedError[] {
  const { reports } = useServices().telemetry;
  const [errors, setErrors] = useState<readonly ReportedError[]>([]);
  useEffect(() => {
    const subscription = reports.subscribe(({ kind, name, error }) => {
      if (kind !== 'error' || IN_THE_LOG.test(name)) return;
      const text = error === undefined ? '' : errorText(error);
      setErrors((before) =>
        before.some((it) => it.name === name && it.text === text) ? before : [{ name, text }, ...before],
      );
    });
    return () => subscription.unsubscribe();
  }, [reports]);
  return errors;
}
