import { createContext } from 'react';

/** Whether content is known to be visible when it is first rendered, so that it needs no placeholder. */
export const SeenAtOnce = createContext(false);
