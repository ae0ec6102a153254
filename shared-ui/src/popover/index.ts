export { PopoverSurface, type PopoverSurfaceProps } from './popover-surface.tsx';
