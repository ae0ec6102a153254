export { contentPolicy, contentPolicyWithoutShell, POLICY_REPORTS_PATH } from './content-policy.ts';
export type { PolicyExtras } from './content-policy.ts';
export type { GrantedOverrides } from './granted-overrides.ts';
export { START_SCRIPT_SOURCE } from './not-started.ts';
export { dataElement, renderPage } from './render-page.ts';
export type { PageParts, PublishedPage } from './render-page.ts';
