import { codeQuery } from '@airdex/mfe-kit/screen';

/** The map, which is heavy and loads on its own: lists beside it work without it. */
export const loadFlowMap = () => import('./flow-map-code.ts');
export type FlowMapCode = Awaited<ReturnType<typeof loadFlowMap>>;

export const flowMapQuery = codeQuery('flow-map', loadFlowMap);
