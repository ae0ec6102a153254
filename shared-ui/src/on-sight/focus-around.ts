import { createContext } from 'react';

/** Whether the focus is in the widget around the content, so that Tab must find its controls even out of view. */
export const FocusAround = createContext(false);
