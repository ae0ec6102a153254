export { MultiSelect } from './multi-select.tsx';
export type { MultiSelectProps } from './multi-select-props.ts';
export type { MultiSelectTexts } from './multi-select-texts.ts';
export { leavesOf, isGroup, type GroupOption, type LeafOption, type TreeOption } from './tree-option.ts';
export { summarise, type SummaryTexts } from './summary.ts';
