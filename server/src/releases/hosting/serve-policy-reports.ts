import { POLICY_REPORTS_PATH } from '@airdex/release-registry/page';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../../http/address.ts';
import { createAttemptLimit } from '../../http/attempt-limit.ts';
import { parseJson } from '../../http/parse-json.ts';
import { readPolicyReport } from './policy-report.ts';

/** Maximum bytes of a report; browsers send far less. */
const BODY_LIMIT = 16 * 1024;
/** Maximum reports logged per address and minute: a broken extension sends hundreds. */
const LOGGED_A_MINUTE = 10;
/** Maximum reports of all addresses logged per minute. */
const LOGGED_A_MINUTE_OF_ALL = 120;
const MINUTE_MS = 60_000;

/**
 * Accepts browser reports of violations of a page's policy, and logs them. Anybody may send them, so they are
 * small and limited. Excessive or invalid reports get the same response and are ignored.
 */
export function servePolicyReports(app: FastifyInstance): void {
  const ofOne = createAttemptLimit({ max: LOGGED_A_MINUTE, windowMs: MINUTE_MS });
  const ofAll = createAttemptLimit({ max: LOGGED_A_MINUTE_OF_ALL, windowMs: MINUTE_MS });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, text, done) => {
        try {
          done(null, parseJson(String(text)));
        } catch {
          done(null, null);
        }
      },
    );
    scope.post(POLICY_REPORTS_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
      const violations = readPolicyReport(request.body);
      if (violations !== null && ofOne.take(addressKey(request.ip)) === 0 && ofAll.take('all') === 0)
        for (const violation of violations)
          request.log.warn(
            { violation },
            'a browser blocked something because of the content policy of a page',
          );
      return reply.code(204).send();
    });
  });
}
