// docs/operate.md, «The first hour»: the code blocks of the page typed on a bare Debian 12, from nothing to the first number.
//
//   npm test -- hour                    # a quarter of an hour; with PREUVE=yes it writes docs/proof.md
// As root; Debian is made by debootstrap, and everything in it comes from Debian's and npm's archives. The clone is that of HEAD.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isNamed, prove, ROOT, run } from '../support/foreignTools.ts'
import { blocksOf, blocksOfPage } from '../support/page.ts'
import { type Debian, startDebian } from './debian.ts'
import { type Person, typeWithPeople } from './people.ts'

const IS_NAMED = isNamed('hour')
const SLOW = 30 * 60_000
// The names of the page, which the machine has in its own files.
const NAME = 'sillon.exemple.org'
const REPOSITORY = 'https://git.exemple.org/sillon.git'
const NEW = 'premiere-heure-2026'
const OWN = 'test/hour/hour.test.ts'
// The sections of the page whose code blocks a test types: the number of blocks, and the test.
const TYPED: Readonly<Record<string, readonly [blocks: number, file: string]>> = {
  'With Docker': [1, 'test/compose/real.test.ts'],
  'On Debian, without Docker': [4, OWN],
  'The first number': [4, OWN],
  'Reading from a replica': [2, OWN],
  Monitoring: [1, OWN],
  'An external PostgreSQL whose administrator is no superuser': [4, 'test/setup/operatorPage.test.ts'],
  'What ends, and what goes away': [2, 'test/setup/pgbouncer.test.ts'],
  'Rotating secrets': [1, 'test/compose/real.test.ts'],
  // The first is two lines of postgresql.conf.
  'Backup and restoration': [2, 'test/compose/real.test.ts'],
}
// Sections whose blocks no test types yet, with the test that does the same by other lines.
const UNTYPED: Readonly<Record<string, string>> = {
  // The one to PostgreSQL 17 is typed; another begins from an image that is in a registry alone.
  'How an upgrade goes': 'test/compose/real.test.ts',
  'Where files are kept': 'test/bucket/acts.ts',
}

test('a test types every code block of the page, or the page’s section is named as one that none types', () => {
  const sections = new Set(blocksOfPage().map(({ section }) => section))
  expect([...sections].toSorted()).toEqual(Object.keys({ ...TYPED, ...UNTYPED }).toSorted())
  for (const [section, [blocks, file]] of Object.entries(TYPED)) {
    expect([section, blocksOf(section).length]).toEqual([section, blocks])
    const text = readFileSync(join(ROOT, file), 'utf8')
    expect([section, text.includes(`blocksOf('${section}')`)]).toEqual([section, true])
  }
  for (const file of Object.values(UNTYPED))
    expect([file, existsSync(join(ROOT, file))]).toEqual([file, true])
})

describe.skipIf(!IS_NAMED)('the first hour', () => {
  let debian: Debian
  const passed: string[] = []
  const [system = '', settings = '', database = '', services = ''] = blocksOf('On Debian, without Docker')
  const [token = '', organisation = '', campaign = '', phone = ''] = blocksOf('The first number')
  const withBrowser = (block: string, people: readonly Person[]) => typeWithPeople(debian, block, people, NEW)

  beforeAll(async () => {
    const folder = mkdtempSync(join(inject('sillon').folder, 'heure-'))
    const [crt, key] = [join(folder, 'sillon.crt'), join(folder, 'sillon.key')]
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', crt]
    const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`]
    execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' })
    debian = await startDebian([NAME], readFileSync(crt, 'utf8'))
    await run('install', ['-D', '--target-directory', join(debian.root, 'etc/ssl'), crt, key], folder)
    const clone = ['clone', '--quiet', '--bare', '--depth=1', `file://${ROOT}`]
    await run('git', [...clone, join(debian.root, 'srv/sillon.git')], folder)
    await debian.type(`printf '[url "/srv/sillon.git"]\\n\\tinsteadOf = ${REPOSITORY}\\n' > /etc/gitconfig`)
  }, SLOW)
  afterAll(() => debian?.close(), SLOW)

  test('Debian’s packages, Node, the clone, the settings', { timeout: SLOW }, async () => {
    const before = await debian.type('! command -v node; dpkg --list | grep --count ^ii')
    await debian.type(system)
    await debian.type(settings)
    expect(await debian.type('node --version')).toMatch(/^v24\./)
    passed.push(
      `**passed**: Debian of ${before.trim()} packages, then its PostgreSQL and nginx, Node of npm.`,
    )
  })

  let ama: Person
  test('the database, and the first account', { timeout: SLOW }, async () => {
    const said = await debian.type(database)
    expect(said).toContain('sillon: the database is at this version.\n')
    const [, password = ''] = /ama signs in with (\S+) once/.exec(said) ?? []
    ama = { login: 'ama', password }
    passed.push('**passed**: `preparer`, `db` and `editeur` as a login that is no superuser.')
  })

  test('services of systemd behind nginx, which stop and start again', { timeout: SLOW }, async () => {
    expect(await debian.type(services)).toMatch(/\{"statut":"pret"\}$/)
    const units = 'sillon.service sillon-worker.service'
    expect(await debian.type(`systemd-analyze verify ${units}`)).toBe('')
    await debian.type(`systemctl restart ${units}`)
    const ends = await debian.type(`journalctl --no-pager -u ${units.replace(' ', ' -u ')}`)
    expect(ends).not.toMatch(/Failed with result|timed out/)
    const [probes = ''] = blocksOf('Monitoring')
    const paths = [...probes.matchAll(/path: (\S+), port: 3000/g)].map(([, path]) => path)
    expect(paths).toHaveLength(2)
    for (const path of paths)
      await debian.type(`curl -sf --retry 60 --retry-all-errors http://127.0.0.1:3000${path}`)
    passed.push('**passed**: both units by `systemd-analyze verify`, started, restarted, and the probes.')
  })

  test('a program on her machine gives Ama a token', { timeout: SLOW }, async () => {
    expect(await withBrowser(token, [ama])).toMatch(/\neyJ[\w-]+\.[\w-]+\.[\w-]+\n$/)
    ama = { ...ama, password: NEW }
    passed.push('**passed**: a token by `packages/client/machine.ts`, the provisional password changed.')
  })

  test('an organization, a campaign, and the first number of a phone', { timeout: SLOW }, async () => {
    const admin = { login: 'coop-admin', password: /coop-admin with (\S+)/ }
    const said = await withBrowser(organisation, [ama, admin])
    const [, password = '', code = ''] = /coop-agent with (\S+); the phone's code is (\S+)/.exec(said) ?? []
    await debian.type(campaign, { at: '/opt/sillon' })
    const shown = await withBrowser(phone.replace('CODE', code), [{ login: 'coop-agent', password }])
    const [number = ''] = /\nMP-ANANAS-C1-000001\n$/.exec(shown) ?? []
    expect(number, shown).not.toBe('')
    passed.push(
      `**passed**: both packages packed and installed; the phone's first number is ${number.trim()}.`,
    )
  })

  test('a replica by the lines of the page', { timeout: SLOW }, async () => {
    const [sql = '', copy = ''] = blocksOf('Reading from a replica')
    const data = '/var/lib/postgresql/15/replique'
    const as = 'runuser --user postgres --'
    await debian.type(`${as} psql --set ON_ERROR_STOP=1 <<'SQL'\n${sql.replace('…', NEW)}SQL`, { at: '/' })
    const typed = copy.replace('<primary>', '127.0.0.1').replace('/var/lib/postgresql/15/main', data)
    await debian.type(`export PGPASSWORD=${NEW}; ${as} ${typed}`, { at: '/' })
    const config = 'config_file=/etc/postgresql/15/main/postgresql.conf'
    const own = [config, `data_directory=${data}`, 'port=5433', `external_pid_file=${data}.pid`]
    const options = own.map((one) => `-c ${one}`).join(' ')
    const start = `/usr/lib/postgresql/15/bin/pg_ctl -w -D ${data} -l ${data}.log -o "${options}" start`
    await debian.type(`${as} ${start}`, { at: '/' })
    const asked = `${as} psql -p 5433 -Atc 'select pg_is_in_recovery()' sillon`
    expect(await debian.type(asked, { at: '/' })).toBe('t\n')
    passed.push('**passed**: a streaming replica, made by the lines of the page.')
  })

  test('the page of proof says so', () => {
    expect(passed).toHaveLength(6)
    prove('hour', 'the first hour of docs/operate.md, typed on a bare Debian 12', passed)
  })
})
