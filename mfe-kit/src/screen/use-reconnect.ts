import { useEffect, useRef } from 'react';

/** Calls `resume` whenever the browser has its network back. Queries come back by themselves. */
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
