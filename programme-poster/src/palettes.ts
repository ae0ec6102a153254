/** Colours of a poster, from the darkest of the background to the highlight of one or two shapes. */
export interface Palette {
  ink: string;
  deep: string;
  mid: string;
  bright: string;
  spark: string;
}

/**
 * White on every `ink` has a contrast above 7, so titles are readable at the darkened bottom of any poster.
 */
export const palettes: readonly Palette[] = [
  { ink: '#14123a', deep: '#2b2a7c', mid: '#4f46e5', bright: '#a5b4fc', spark: '#f0abfc' },
  { ink: '#2a0f0a', deep: '#7c2d12', mid: '#c2410c', bright: '#fdba74', spark: '#fde68a' },
  { ink: '#04211f', deep: '#115e59', mid: '#0d9488', bright: '#5eead4', spark: '#fef08a' },
  { ink: '#0b0d12', deep: '#1f2937', mid: '#475569', bright: '#cbd5e1', spark: '#f87171' },
  { ink: '#2b0716', deep: '#881337', mid: '#d01f48', bright: '#fda4af', spark: '#fde68a' },
  { ink: '#0a1f12', deep: '#14532d', mid: '#2f8f4e', bright: '#a7e3b5', spark: '#fef3c7' },
  { ink: '#06182b', deep: '#0c4a6e', mid: '#0a78b5', bright: '#7dd3fc', spark: '#fde68a' },
  { ink: '#1f0a2e', deep: '#581c87', mid: '#8b3fd1', bright: '#d8b4fe', spark: '#fbcfe8' },
  { ink: '#241a05', deep: '#6b4a10', mid: '#b7831a', bright: '#fcd34d', spark: '#fff7ed' },
  { ink: '#231913', deep: '#5b4138', mid: '#a8765b', bright: '#f1d3b8', spark: '#fb923c' },
  { ink: '#2d0a2a', deep: '#701a75', mid: '#b425c4', bright: '#f0abfc', spark: '#a5f3fc' },
  { ink: '#061c22', deep: '#164e63', mid: '#0e8fae', bright: '#8be3f4', spark: '#fda4af' },
];
