import { band } from './band.ts';
import { disc } from './disc.ts';
import { frame } from './frame.ts';
import { label } from './label.ts';
import type { Layout } from './layout.ts';
import { panel } from './panel.ts';
import { shade } from './shade.ts';

export type { Layout, TitleDrawing } from './layout.ts';
export { shade };

export const layouts: readonly Layout[] = [shade, panel, band, label, frame, disc];
