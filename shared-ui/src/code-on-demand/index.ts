export { codeOnDemand, useCodeOnDemand, type CodeOnDemand } from './code-on-demand.ts';
export { OnDemandState, type OnDemandTexts } from './on-demand-state.tsx';
