import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';
import { BareFrame } from './bare-frame.tsx';
import { StandardFrame } from './standard-frame.tsx';

/** The frame of a page that everyone may open: the standard one for signed-in users, else a bare one. */
export function PageFrame() {
  const { session } = useServices();
  const user = useCurrent(session.user);
  // As in `Protected`, the next user gets a new frame.
  return user === null ? <BareFrame /> : <StandardFrame key={user.IdUser} />;
}
