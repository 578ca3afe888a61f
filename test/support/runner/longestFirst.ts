// The order of the test files: what takes long begins first, so that nobody waits for one file at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, by a part of their paths, the longest first. */
const LONG = [
  'plans/plans',
  'contract/responses',
  'model/histories',
  'setup/start',
  'access/matrix',
  'api/graphqlAccess',
  'api/readOnlyModules',
  'setup/cluster',
  'concurrency/silentDatabase',
  'api/idempotency',
  'concurrency/killed',
  'access/doors',
  'api/badInput',
  'access/neighbours',
  'access/graphql',
  'setup/campaigns',
  'setup/upgrade',
  'setup/rejudging',
  'setup/reports',
  'api/extremes',
  'api/decisionsByMotif',
  'model/sensitivity',
  'http/requests',
  'http/heavyBodies',
  'identity/embedded',
  'replication/',
  'demo/day',
  'concurrency/',
  'setup/',
  'model/',
  'demo/',
  'identity/',
  'http/',
  'api/',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((part) => moduleId.includes(`/test/${part}`))
  return rank < 0 ? LONG.length : rank
}

/** Sorts the files; those of one rank keep the order that vitest gives them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
