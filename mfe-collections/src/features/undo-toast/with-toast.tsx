import { useState, type ReactNode } from 'react';
import { UndoToast, type Happened } from './undo-toast.tsx';

interface Props {
  /** Nothing is left to show. */
  readonly leave: () => void;
  /** The dialog, which the toast replaces once there is a result. */
  readonly children: (onHappened: (happened: Happened) => void) => ReactNode;
}

/** A dialog that does its work and shows the result in a toast. */
export function WithToast({ leave, children }: Props) {
  const [happened, setHappened] = useState<Happened | null>(null);
  return happened === null ? children(setHappened) : <UndoToast happened={happened} onLeave={leave} />;
}
