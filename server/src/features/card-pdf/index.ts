export { createBrowserPrinter, PRINTER_DEFAULTS } from './browser-printer.ts';
export { expectedPrinting, type ExpectedPrinting } from './browser-process.ts';
export { cardPdfHandlers, type Printing } from './card-pdf-handlers.ts';
export type { CardPrinter } from './card-printer.ts';
export { ownOrigin } from './own-origin.ts';
