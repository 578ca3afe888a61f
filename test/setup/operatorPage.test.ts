// docs/operate.md, «An external PostgreSQL whose administrator is no superuser»: the commands of the page are typed one after the
// other, on a new cluster that requires passwords, with services and a worker; this takes a minute:
//
//   OPERATOR=yes npm test -- setup/operatorPage
import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { loginAs, withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { blocksOf } from '../support/page.ts'
import { externalCluster } from './support/externalCluster.ts'
import { freePort, runScript } from './support/processes.ts'

const PASSWORDS = ['mot-de-passe', 'un-autre-mot']
const PREPARES = /DATABASE_ADMIN_URL=/
const RUNS = /npm start/

const blocks = () => blocksOf('An external PostgreSQL whose administrator is no superuser')

/** A person at a terminal, who replaces the page's example addresses and folder by real ones. */
function terminal(addressOf: (login: string) => string) {
  const folder = mkdtempSync(join(inject('sillon').folder, 'exploitation-'))
  const typed = (block: string) =>
    block
      .replace(/postgresql:\/\/(\w+):…@db\.exemple\.org:5432\/sillon/g, (_, login) => addressOf(login))
      .replaceAll('preparer.sql', join(folder, 'preparer.sql'))
      .replace(/npm run (?:--silent )?(\w+)(?: --)?/g, `'${process.execPath}' scripts/$1.ts`)
  const [settings = ''] = blocks().filter((block) => PREPARES.test(block))
  const exports = typed(settings).match(/^export .*$/gm) ?? []
  return {
    folder,
    settings: Object.fromEntries(exports.map((line) => /^export (\w+)='(.*)'$/.exec(line)?.slice(1) ?? [])),
    /** Types a block; returns its output, preceded by the exit code if it failed. */
    type: (block: string) =>
      new Promise<string>((resolve) => {
        const script = `set -e\n${exports.join('\n')}\n${typed(block)}`
        const env = { PATH: '/usr/local/bin:/usr/bin:/bin', DATA_DIR: folder }
        execFile('sh', ['-c', script], { env }, (error, stdout, stderr) =>
          resolve(`${error?.code ?? ''}${stdout}${stderr}`),
        )
      }),
  }
}

test.runIf(inject('sillon').trusts)(
  'the statements of preparer make the administrator, who was told what is missing and then needs no superuser',
  async () => {
    const { adminUrl, name } = await openDatabase('vide')
    const ask = (statement: string) => withClient(adminUrl, (client) => client.query(statement))
    const login = `${name}_admin`
    await ask(`create role ${login} login`)
    onTestFinished(() => ask(`drop owned by ${login}; drop role ${login}`).then(() => undefined))
    const { type } = terminal((role) => loginAs(adminUrl, role === 'admin_sillon' ? login : role))
    const [prepare = '', run = '', administer = ''] = blocks()
    expect(await type('npm run db')).toBe(
      `1sillon: The login ${login} brings nothing to a version: it is no member of ` +
        'proprietaire, migration, metier, lecture, taches, connexion, cockpit, purge. With its address in DATABASE_ADMIN_URL, ' +
        'have a superuser run what `npm run admin -- preparer` prints, in this database, then begin again (its line for this: ' +
        `grant proprietaire, migration, metier, lecture, taches, connexion, cockpit, purge to "${login}").\n`,
    )
    expect(await type(prepare)).toBe('')
    expect(await type(run)).not.toMatch(/ERROR|WARNING/)
    expect(await type(administer)).toMatch(/this version\.\n(?:.*\n)*.*ama signs in with /)
  },
)

test.skipIf(import.meta.env.OPERATOR !== 'yes')(
  'every command of the page does what it says, from an empty database that asks for passwords',
  { timeout: 180_000 },
  async () => {
    const cluster = await externalCluster()
    let password = PASSWORDS[0] ?? ''
    const here = terminal((login) => cluster.address(login, login === 'postgres' ? undefined : password))
    const typeAll = async () => {
      const [prepare = '', run = '', administer = ''] = blocks()
      expect(await here.type(prepare)).toBe('')
      expect(await here.type(run)).not.toMatch(/ERROR|WARNING/)
      return here.type(administer)
    }
    expect(await typeAll()).toMatch(/rules: \d+ files(?:.*\n)*.*ama signs in with /)
    expect(await here.type('npm run db')).toBe(
      'sillon: migrations\nsillon: the database is at this version.\n',
    )
    const commands = blocks().find((block) => RUNS.test(block)) ?? ''
    expect(commands.trim().split('\n')).toHaveLength(2)
    const served = () => {
      const settings = { ...terminal((login) => cluster.address(login, password)).settings }
      delete settings.DATABASE_ADMIN_URL
      return {
        ...settings,
        NODE_ENV: 'production',
        DATA_DIR: here.folder,
      }
    }
    const worker = runScript('scripts/worker.ts', [], served())
    await worker.saying(/background tasks at work/)
    const service = runScript('scripts/start.ts', [], {
      ...served(),
      PORT: `${await freePort()}`,
      PREPARATION: 'apart',
      TASKS: 'apart',
    })
    await service.saying(/Sillon serves/)
    // A changed password is refused in one sentence until `preparer` runs again.
    password = PASSWORDS[1] ?? ''
    const refused = runScript('scripts/worker.ts', [], served())
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toMatch(
      /^sillon: DATABASE_URL names a database [^\n]* as `api`, [^\n]*password authentication failed[^\n]*\n$/,
    )
    await cluster.ask(`alter role admin_sillon password '${password}'`)
    const [prepare = '', run = ''] = blocks()
    await terminal((login) => cluster.address(login, login === 'postgres' ? undefined : password)).type(
      prepare + run,
    )
    await runScript('scripts/worker.ts', [], served()).saying(/background tasks at work/)
  },
)
