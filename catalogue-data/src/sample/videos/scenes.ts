/** A colour (red, green, blue from 0 to 1) for a point (x from -1 to 1, y in the same unit) and a moment (0 to 1). */
export type Scene = (x: number, y: number, moment: number) => readonly [number, number, number];

const TURN = 2 * Math.PI;

/** Veils of light over a night sky. */
const aurora: Scene = (x, y, moment) => {
  const wave = Math.sin(x * 3 + TURN * moment) * 0.12 + Math.sin(x * 7 - TURN * moment) * 0.05;
  const veil = Math.exp(-((y + 0.12 - wave) ** 2) * 22);
  const second = Math.exp(-((y - 0.1 + wave * 1.4) ** 2) * 40);
  return [0.05 + 0.25 * second, 0.08 + 0.7 * veil + 0.1 * second, 0.18 + 0.35 * veil + 0.45 * second];
};

/** A pulsating lattice. */
const lattice: Scene = (x, y, moment) => {
  const scale = 5 + Math.sin(TURN * moment);
  const lines = Math.max(Math.abs(Math.sin(x * scale)), Math.abs(Math.sin(y * scale))) ** 14;
  const glow = Math.exp(-(x * x + y * y) * 2.2);
  return [0.16 + 0.5 * lines * glow, 0.12 + 0.32 * glow, 0.32 + 0.45 * lines];
};

/** Rings that travel outwards from two points. */
const ripples: Scene = (x, y, moment) => {
  const left = Math.sin(Math.hypot(x + 0.45, y) * 18 - TURN * moment * 3);
  const right = Math.sin(Math.hypot(x - 0.45, y) * 18 - TURN * moment * 3);
  const height = (left + right) / 4 + 0.5;
  return [0.1 + 0.2 * height, 0.3 + 0.35 * height, 0.45 + 0.4 * height];
};

/** Towers under a moving sun. */
const skyline: Scene = (x, y, moment) => {
  const column = Math.floor((x + 1) * 9);
  const top = 0.16 + 0.2 * Math.abs(Math.sin(column * 12.9));
  if (y > 0.56 - top) {
    const lit = Math.sin(column * 7 + Math.floor(y * 40) * 3) > 0.82 - 0.25 * Math.sin(TURN * moment);
    return lit ? [0.95, 0.75, 0.4] : [0.1, 0.1, 0.18];
  }
  const sun = Math.exp(
    -(((x - 0.6 * Math.cos(TURN * moment)) ** 2 + (y + 0.1 * Math.sin(TURN * moment)) ** 2) * 14),
  );
  return [0.5 + 0.45 * sun + 0.3 * y, 0.3 + 0.4 * sun, 0.42 - 0.3 * y];
};

/** The sample clips by name. */
export const SCENES: Readonly<Record<'aurora' | 'lattice' | 'ripples' | 'skyline', Scene>> = {
  aurora,
  lattice,
  ripples,
  skyline,
};
