export { FieldGroup, type FieldGroupProps } from './field-group.tsx';
