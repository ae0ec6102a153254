export { failureDetails, statusOf } from './failure-body.ts';
export { REGISTRY_API, registryCalls, statusQuerySchema, UPLOAD_TYPE } from './registry-calls.ts';
export type { RegistryCallName, RegistryCalls, ReleaseName } from './registry-calls.ts';
