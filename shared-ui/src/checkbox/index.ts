export { CHECK_BOX_CLASS, Checkbox, type CheckboxProps } from './checkbox.tsx';
