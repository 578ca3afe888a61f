// `npm run release`: says if this commit can be released. It changes nothing and creates no tag.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildContract, fingerprintOf } from '../src/contract/openapi.ts'
import { readRouteSchemas } from '../src/contract/routeSchemas.ts'
import { MIGRATIONS, RELEASE } from '../src/database/sources.ts'
import { live, say } from '../src/process/lifetime.ts'
import { ROUTES } from '../src/routes/table.ts'
import { faultsOf } from './release/faults.ts'

const ROOT = join(import.meta.dirname, '..')
const BY_HAND = [
  'npm test ended with no failure on this commit, and npm run bench with no slower command',
  'the first number is another one if services of the release before can not go on beside it',
  'npm run db on a copy of a database of the release before, twice; UPGRADE=complete npm test -- setup/firstSchema',
  'npm run ordeal -- --seul montee lost nothing',
]

await live(async () => {
  const contract = buildContract(ROUTES, readRouteSchemas())
  const recorded = JSON.parse(read('schemas/openapi.lock')) as { version: string; sha256: string }
  const folder = join(MIGRATIONS, 'committed')
  const released = git('tag', '--list', 'v*', '--sort=v:refname').map((tag) => tag.slice(1))
  const last = released.at(-1)
  const faults = faultsOf({
    version: RELEASE,
    locked: (JSON.parse(read('package-lock.json')) as { version: string }).version,
    changelog: read('CHANGELOG.md'),
    page: read('docs/releases.md'),
    contract: contract.info.version,
    recorded: `${recorded.version} ${recorded.sha256}`,
    built: `${contract.info.version} ${fingerprintOf(contract)}`,
    migrations: readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
    released,
    uncommitted: git('status', '--porcelain').map((line) => line.slice(3)),
    rewritten:
      last === undefined
        ? []
        : git('diff', '--name-only', '--diff-filter=a', `v${last}`, '--', 'migrations/committed'),
  })
  for (const fault of faults) say(fault)
  if (faults.length > 0) return 1
  say(`${RELEASE} can be released once these are true:`)
  for (const line of BY_HAND) say(`- ${line}`)
  say(`then: git tag --annotate v${RELEASE} --message 'Sillon ${RELEASE}'`)
  return 0
})

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

function git(...args: string[]): string[] {
  const said = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return said.split('\n').filter((line) => line !== '')
}
