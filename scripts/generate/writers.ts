// The writers in order. Each reads the files of the earlier ones, so its code is loaded after these have run.
import { connect } from '../../src/database/db.ts'
import { loginAs, withClient } from '../../test/support/clone.ts'
import type { Writer } from './writer.ts'

/** All writers. */
export const WRITERS: readonly Writer[] = [
  {
    name: 'access',
    what: 'who may call each route, as its function asks',
    isSlow: true,
    async texts(empty) {
      const { ACCESS, readAccess, writtenAccess } = await import('./access.ts')
      return { [ACCESS]: writtenAccess(await withClient(await empty(), readAccess)) }
    },
  },
  {
    name: 'walls',
    what: 'every policy, FORCE, guard and grant',
    isSlow: true,
    async texts(empty) {
      const { readWalls, WALLS_LOCK, writtenWalls } = await import('../../test/breakages/everyWall.ts')
      return { [WALLS_LOCK]: writtenWalls(await withClient(await empty(), readWalls)) }
    },
  },
  {
    name: 'graphql',
    what: 'the schema of GraphQL',
    isSlow: true,
    async texts(empty) {
      const { GRAPHQL_SCHEMA, printedSchema } = await import('./graphqlSchema.ts')
      const url = await empty()
      const api = connect(loginAs(url, 'api'), { max: 1, role: 'api' })
      const reading = connect(loginAs(url, 'lecture'), { max: 1, role: 'lecture' })
      try {
        return { [GRAPHQL_SCHEMA]: await printedSchema(api, reading) }
      } finally {
        await Promise.all([api.end(), reading.end()])
      }
    },
  },
  {
    name: 'contract',
    what: 'the version and the fingerprint of the contract',
    async texts() {
      const { contractLock } = await import('./contractLock.ts')
      return { 'schemas/openapi.lock': contractLock() }
    },
  },
  {
    name: 'routes',
    what: 'the page of routes',
    async texts() {
      const { routesPage } = await import('./routesPage.ts')
      return { 'docs/routes.md': routesPage() }
    },
  },
  {
    name: 'client',
    what: 'the acts and the saved queries of @sillon/client, the forms of the workbench',
    async texts() {
      const { clientTexts } = await import('./client.ts')
      return clientTexts()
    },
  },
  {
    name: 'types',
    what: 'the types of the contract for @sillon/client',
    isIgnored: true,
    async texts() {
      const { clientTypes } = await import('./client.ts')
      return clientTypes()
    },
  },
  {
    name: 'phone',
    what: 'what @sillon/telephone knows of command types and of the replica',
    async texts() {
      const { phoneTexts } = await import('./phoneTypes.ts')
      return phoneTexts('.')
    },
  },
  {
    name: 'expressions',
    what: 'the regular expressions, judged',
    isSlow: true,
    async texts() {
      const { EXPRESSIONS_LOCK } = await import('../../test/support/tidy/expressionRules.ts')
      const { judgedExpressions } = await import('./expressions.ts')
      return { [EXPRESSIONS_LOCK]: await judgedExpressions() }
    },
  },
]
