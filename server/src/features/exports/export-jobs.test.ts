import { describe, expect, test } from 'vitest';
import type { ExportProgress } from '@airdex/shared-contracts/api';
import { createExportJobs } from './export-jobs.ts';

const OWNER = { idUser: 1 };
const NEVER = new AbortController().signal;

async function rest(progress: AsyncGenerator<ExportProgress>): Promise<ExportProgress[]> {
  const reported: ExportProgress[] = [];
  for await (const one of progress) reported.push(one);
  return reported;
}

describe('the progress of an export', () => {
  test('is reported from before it begins until it has ended', async () => {
    const jobs = createExportJobs();
    const progress = jobs.follow(OWNER, 'job-1', NEVER);
    expect((await progress.next()).value).toEqual({ state: 'waiting', done: 0, total: null });
    const job = jobs.open(OWNER, 'job-1');
    job.wait(2);
    expect((await progress.next()).value).toEqual({ state: 'waiting', done: 0, total: null, place: 2 });
    job.begin(5);
    expect((await progress.next()).value).toEqual({ state: 'working', done: 0, total: 5 });
    job.reach(3);
    job.end('done');
    expect(await rest(progress)).toEqual([{ state: 'done', done: 3, total: 5 }]);
  });

  test('follows the newer of two exports with the same name', async () => {
    const jobs = createExportJobs();
    const first = jobs.open(OWNER, 'job-1');
    first.begin(50);
    const second = jobs.open(OWNER, 'job-1');
    second.begin(7);
    // The first one was cancelled, and reacts late.
    first.reach(20);
    first.end('failed');
    second.reach(7);
    second.end('done');
    expect(await rest(jobs.follow(OWNER, 'job-1', NEVER))).toEqual([{ state: 'done', done: 7, total: 7 }]);
  });

  test('is reported only to its owner', async () => {
    const jobs = createExportJobs();
    jobs.open(OWNER, 'job-1').begin(5);
    const other = jobs.follow({ idUser: 2 }, 'job-1', NEVER);
    expect((await other.next()).value).toEqual({ state: 'waiting', done: 0, total: null });
  });

  test('stops when its follower disconnects', async () => {
    const reader = new AbortController();
    const progress = createExportJobs().follow(OWNER, 'job-1', reader.signal);
    await progress.next();
    const end = rest(progress);
    reader.abort();
    expect(await end).toEqual([]);
  });

  test('is not displaced by invented names', async () => {
    const jobs = createExportJobs();
    const job = jobs.open(OWNER, 'job-1');
    job.begin(5);
    job.end('done');
    for (let name = 0; name < 6000; name += 1) {
      const follower = jobs.follow({ idUser: 2 }, `made-up-${String(name)}`, NEVER);
      await follower.next();
      await follower.return(undefined);
    }
    expect(await rest(jobs.follow(OWNER, 'job-1', NEVER))).toEqual([{ state: 'done', done: 0, total: 5 }]);
  });

  test('continues when the follower of a running export returns', async () => {
    const jobs = createExportJobs();
    const job = jobs.open(OWNER, 'job-1');
    job.begin(5);
    const first = jobs.follow(OWNER, 'job-1', NEVER);
    await first.next();
    await first.return(undefined);
    job.reach(2);
    const second = jobs.follow(OWNER, 'job-1', NEVER);
    expect((await second.next()).value).toEqual({ state: 'working', done: 2, total: 5 });
    job.end('failed');
    expect(await rest(second)).toEqual([{ state: 'failed', done: 2, total: 5 }]);
  });
});
