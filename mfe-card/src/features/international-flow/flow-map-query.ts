import { codeQuery } from '@airdex/mfe-kit/screen';

/** The code of the map. It is large and loads separately, because the lists work without it. */
export const loadFlowMap = () => import('./flow-map-code.ts');
export type FlowMapCode = Awaited<ReturnType<typeof loadFlowMap>>;

export const flowMapQuery = codeQuery('flow-map', loadFlowMap);
