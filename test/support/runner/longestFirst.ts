// Orders the test files: the longest ones begin first, so that the suite does not end with a wait for one file.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, by a part of their paths, longest first. */
const LONG = [
  'contract/responses',
  'plans/plans',
  'setup/start',
  'counts/statistics',
  'model/histories',
  'setup/campaigns',
  'setup/upgrade',
  'setup/rejudging',
  'concurrency/silentDatabase',
  'access/matrix',
  'api/lists',
  'counts/counts',
  'setup/cluster',
  'concurrency/stopping',
  'api/badInput',
  'concurrency/killed',
  'documents/draw',
  'access/temporary',
  'api/tables',
  'api/extremes',
  'demo/season',
  'identity/durable',
  'access/graphql',
  'api/graphiql',
  'api/fuzz',
  'demo/day',
  'api/journal',
  'api/idempotency',
  'api/readOnlyModules',
  'api/graphqlAccess',
  'model/sensitivity',
  'http/heavyBodies',
  'replication/',
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

/** Sorts the files; files of the same rank keep vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
