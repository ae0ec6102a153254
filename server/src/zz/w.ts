import { parentPort } from 'node:worker_threads';
import { hello } from '@airdex/shared-contracts/zz';
parentPort!.postMessage(hello<number>(42));
