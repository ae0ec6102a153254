import { expect, test } from 'vitest';
import { includedRequests } from './included-requests.ts';

test.each([
  [{ includesAudienceResults: true, hasEvaluationAccess: true }, [1, 3, 4, 5]],
  [{ includesAudienceResults: true, hasEvaluationAccess: false }, [1, 3, 4]],
  [{ includesAudienceResults: false, hasEvaluationAccess: true }, [5]],
  [{ includesAudienceResults: false, hasEvaluationAccess: false }, []],
])('with %j, the subscription includes requests of the kinds %j', (rights, included) => {
  expect(includedRequests(rights)).toEqual(included);
});
