export { CheckGroup, type CheckGroupProps, type CheckOption } from './check-group.tsx';
