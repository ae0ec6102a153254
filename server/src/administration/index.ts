export { purgeChanges } from './audit/admin-changes.ts';
export { OPERATOR_HEADER, operationPath } from './calls/address.ts';
export { registerAdministration } from './calls/register-administration.ts';
export { contentFileSchema, type ContentFile } from './files/content-file.ts';
export { outputFolderSchema } from './files/output-folder.ts';
export {
  attachedFileSchema,
  FILES_FIELD,
  type AttachedFile,
  type SourceFile,
  type SourceWithFiles,
} from './files/source-file.ts';
export { operationName, type Operation, type OperationResult } from './operation.ts';
export { OPERATIONS } from './operations.ts';
export { runOperation, SUBSCRIPTIONS_CHANNEL } from './run-operation.ts';
export { fillCompanies } from './state/fill-companies.ts';
export { stateJsonSchema } from './state/state-schema.ts';
