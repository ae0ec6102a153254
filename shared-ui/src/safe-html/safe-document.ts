import DOMPurify from 'dompurify';

/** The root element of an HTML document, without scripts, handlers, forms and anything else that runs or embeds. */
export function safeDocument(html: string): HTMLElement {
  const root = DOMPurify.sanitize(html, {
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    // Its title, and how it fits a narrow window.
    ADD_TAGS: ['title', 'meta'],
    ADD_ATTR: ['content'],
    FORBID_TAGS: ['form', 'input', 'button', 'select', 'textarea', 'template', 'dialog'],
  });
  return document.adoptNode(root) as HTMLElement;
}
