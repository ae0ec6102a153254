export { Select, type SelectProps } from './select.tsx';
export { Checklist, type ChecklistProps } from './checklist.tsx';
export type { SelectOption } from './select-option.ts';
