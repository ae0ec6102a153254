import { useEffect } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';

/** Prevents automatic reloads of the page while a form has input. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const { unsavedWork } = useHost();
  useEffect(() => (isUnsaved ? unsavedWork.hold() : undefined), [isUnsaved, unsavedWork]);
}
