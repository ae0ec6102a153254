export * from './telemetry-batch.ts';
export * from './telemetry-path.ts';
