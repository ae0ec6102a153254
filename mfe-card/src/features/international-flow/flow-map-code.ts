/* The map and its content, in one file that the card, its print and a comparison load when they need it. */
export { Badge, MapSheet } from '../world-map/index.ts';
export { flowOfProgramme, flowsOfProgrammes } from './flow-map-content.ts';
export { FlowMap } from './flow-map.tsx';
export { ProgrammesFlowMap } from './programmes-flow-map.tsx';
