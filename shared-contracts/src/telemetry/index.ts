export * from './telemetry-batch.ts';
