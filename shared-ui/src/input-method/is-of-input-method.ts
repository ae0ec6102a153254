/**
 * Whether a key belongs to an input method that is composing. Safari reports the end of a composition before the key
 * that ends it, whose code then is 229.
 */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
