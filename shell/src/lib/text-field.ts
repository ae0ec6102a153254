export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Whether an element is a field for text. Check boxes, radio buttons and sliders are inputs with a value as well. */
export const isTextField = (element: EventTarget | null): element is TextField =>
  element instanceof Element &&
  element.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea');
