import type { ApiErrorBody } from '@airdex/shared-contracts/api';
import { RegistryError, storageFailure } from '@airdex/release-registry';
import { failureDetails, statusOf } from '@airdex/release-registry/http-api';
import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../../http/http-error.ts';

const KINDS: Readonly<Record<number, ApiErrorBody['error']>> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  422: 'validation',
  507: 'unavailable',
};

/** Messages that the page of releases shows to its users. */
const IN_CHINESE: Readonly<Record<string, string>> = {
  'canary-runs': '另一个灰度发布正在进行。请先将其全量发布或结束。',
  'canary-missing': '当前没有正在进行的灰度发布。',
  'remote-needed': '该模块仍是首个版本，且外壳依赖它，无法移除。请发布可用的构建。',
  'previous-missing': '没有可以回滚到的更早版本。',
  'composition-missing': '该组合已不存在，或其部分内容已不在注册表中。请选择其他组合。',
  'canary-in-the-way': '此更改与正在进行的灰度发布不兼容。请先结束灰度。',
  'contract-incompatible': '接口版本不兼容，无法更改。',
  'remote-missing': '当前组合中没有该模块，无需回滚。',
  'already-current': '所有用户已在使用该组合。',
  'registry-busy': '其他人正在发布，请稍后重试。',
};

/**
 * The HttpError for a failure of the registry: like the server's others, with additional data of the
 * registry.
 */
function registryHttpError(error: RegistryError): HttpError {
  const status = statusOf(error);
  const { message, code } = error;
  return new HttpError(
    KINDS[status] ?? 'internal',
    { en: message, ch: IN_CHINESE[code] ?? message },
    {
      status,
      ...(error.field === undefined ? {} : { issues: [{ field: error.field, message }] }),
      extra: failureDetails(error),
    },
  );
}

/** The error to throw for a failed registry call. Logs a disk that can't be written. */
export function registryFailure(error: unknown, log: FastifyBaseLogger): unknown {
  const failure = error instanceof RegistryError ? error : storageFailure(error);
  if (failure === undefined) return error;
  if (failure.code === 'storage-failed') log.error({ err: error }, 'the registry cannot be written');
  return registryHttpError(failure);
}
