import { useEffect, useRef } from 'react';

/** Calls `resume` whenever the browser is online again. Queries reload on their own. */
export function useReconnect(resume: () => void): void {
  const latest = useRef(resume);
  useEffect(() => {
    latest.current = resume;
  }, [resume]);
  useEffect(() => {
    const listener = () => latest.current();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
