export { ChipStrip, type ChipStripProps, type ChipStripTexts } from './chip-strip.tsx';
export type { Chip } from './chip.tsx';
