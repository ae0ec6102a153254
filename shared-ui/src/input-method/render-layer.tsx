import type { ComponentProps } from 'react';
import { isOfInputMethod } from './is-of-input-method.ts';

/**
 * Renders the element of a layer, for the `render` of react-aria's modals and popovers. They close on Escape unless
 * `isComposing` is set, so in Safari the Escape that ends a composition would close the layer and lose its input.
 */
export const renderLayer = (props: ComponentProps<'div'>) => (
  <div
    {...props}
    onKeyDownCapture={(event) => {
      if (event.key === 'Escape' && isOfInputMethod(event.nativeEvent)) event.stopPropagation();
    }}
  />
);
