// The rules of exports: a value is exported for another file of the service, rarely for a test alone.
import { posix } from 'node:path'
import type { SourceFile, Violation } from './tree.ts'

/**
 * Values that only tests import, each with a reason. The list may only shrink: a listed value that the service imports breaks the
 * rule.
 */
const FOR_TESTS: Readonly<Record<string, string>> = {
  'apps/telephone/logic/application.ts#addressOf': 'addresses as people type them',
  'apps/telephone/logic/pesee.ts#MAX_PESEES': 'a limit of the form, beside the schema',
  'apps/telephone/logic/session.ts#CLIENT': 'the client of the identity provider',
  'lab/ordeal/proof.ts#withResult': 'tests with foreign tools write their section of docs/proof.md',
  'ops/cluster/cluster.ts#destroyCluster': 'a test run removes its cluster',
  'ops/install/prune.mjs#unneeded': 'packages that serving does not need',
  'scripts/admin/deplacer.ts#endOf': 'how a verb ends, without its process',
  'scripts/admin/deplacer.ts#settingsIn': 'settings of a file, without its process',
  'src/contract/examples.ts#EXAMPLES_FILE': 'a test run records the examples',
  'src/database/doors.ts#closedDoors': 'rules that the tree breaks only for an hour during an upgrade',
  'src/documents/values.ts#decimal': 'every decimal separator, without drawing a paper',
  'src/dossier/contents/plots.ts#wound': 'the winding of a ring, without a dossier',
  'src/dossier/make.ts#assemble': 'a dossier that stops at each piece',
  'src/graphql/refusals.ts#QUERY_CODES': 'the list of codes, compared with the pages',
  'src/http/admission/limiters.ts#limitLargeBodies': 'large bodies, at a limit that a test can reach',
  'src/http/bodies/bodies.ts#hasTooManyMarks': 'its time for large bodies',
  'src/http/stages.ts#stagesOf': 'the table of stages, row by row',
  'src/http/tables/cells.ts#inUnits': 'amounts of every size',
  'src/identity/passwords.ts#hashSlots': 'a test occupies the slots',
  'src/imports/kinds.ts#KINDS': 'each kind of import has its cases',
  'src/objects/restored.ts#requireTreated': 'the refusal of a start, without a start',
  'src/process/processLog.ts#printInto': 'output that ends early',
  'src/tasks/outsideLog.ts#copyToLog': 'one copy, without a worker',
  'src/tasks/webhooks.ts#webhookRound': 'one round, without a worker',
}
// Files without this rule: integrators import the packages, Expo chooses a platform by the ending of its file, a declaration
// describes another file, and a generator contains the text of the file that it writes.
const IMPORTED_OUTSIDE =
  /^(?:packages|apps\/telephone\/platform)\/|\.d\.mts$|^scripts\/generate\/clientContract\.ts$/
const EXPORT = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm
const IMPORT = /^\s*(?:import|export) (?:type )?(?:\w+, )?(\{[^}]*\}|\* as \w+) from '(\.[^']+)'/gm
const WHOLE = /\bimport\(\s*'(\.[^']+)'\s*\)/g
const isTest = (path: string) => path.startsWith('test/')

/** Each exported value is imported by another file of the service, or is in the list with its reason. */
export function exportsAreImported(
  tree: readonly SourceFile[],
  allowed: Readonly<Record<string, string>> = FOR_TESTS,
): Violation[] {
  const code = tree.filter(({ path }) => /\.(?:tsx?|mts|mjs)$/.test(path))
  const served = importsOf(code.filter(({ path }) => !isTest(path)))
  const unread = code
    .filter(({ path }) => !isTest(path) && !IMPORTED_OUTSIDE.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(EXPORT)].map(([, name = '']) => ({ path, name })))
    .filter(({ path, name }) => !served.has(path) && !served.has(`${path}#${name}`))
    .map(({ path, name }) => `${path}#${name}`)
  const known = code.some(({ path }) => path === 'server.ts') ? Object.keys(allowed) : []
  return [
    ...unread.filter((one) => !(one in allowed)).map((one) => `${one}: no file of the service imports it`),
    ...known.filter((one) => !unread.includes(one)).map((one) => `${one}: remove it from FOR_TESTS`),
  ]
}

/** Returns the files that are imported as a whole, and the imported names as `path#name`. */
function importsOf(files: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ path, text }) => {
      const at = (target = '') => posix.join(posix.dirname(path), target)
      const named = [...text.matchAll(IMPORT)].flatMap(([, names = '', target]) =>
        names.startsWith('*')
          ? [at(target)]
          : [...names.matchAll(/(?:^|[{,])\s*(?:type )?(\w+)/g)].map(([, name]) => `${at(target)}#${name}`),
      )
      return [...named, ...[...text.matchAll(WHOLE)].map(([, target]) => at(target))]
    }),
  )
}
