export { TextDateInput, type TextDateInputProps } from './text-date-input.tsx';
