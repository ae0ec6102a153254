import { useEffect } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';

/** Keeps the page from reloading automatically as long as a form holds something. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const { unsavedWork } = useHost();
  useEffect(() => (isUnsaved ? unsavedWork.hold() : undefined), [isUnsaved, unsavedWork]);
}
