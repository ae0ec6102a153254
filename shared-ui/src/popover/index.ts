export { PendingSurface, type PendingSurfaceProps } from './pending-surface.tsx';
export { PopoverSurface, type PopoverSurfaceProps } from './popover-surface.tsx';
