export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { InfoTooltip, type InfoTooltipProps } from './info-tooltip.tsx';
export { ListTooltip, type ListTooltipProps } from './list-tooltip.tsx';
