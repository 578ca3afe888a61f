// docs/operate.md, «The first hour»: the code blocks of the page, typed on a minimal Debian 12, from nothing to the first number.
//
//   npm test -- hour                    # a quarter of an hour; with PREUVE=yes it writes docs/proof.md
// Runs as root. Debian is made by debootstrap; all its contents come from the archives of Debian and npm. The clone is that of
// HEAD.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { KEY } from '../bucket/gateway.ts'
import { isNamed, prove, ROOT, run } from '../support/foreignTools.ts'
import { blocksOf, blocksOfPage } from '../support/page.ts'
import { type Debian, startDebian } from './debian.ts'
import { type Person, typeWithPeople, USER } from './people.ts'
import { publishNextRelease } from './release.ts'
import { asInClone, STORE_PORT, startStore } from './store.ts'

const IS_NAMED = isNamed('hour')
const SLOW = 30 * 60_000
// The host names on the page, which the machine's own files resolve.
const NAME = 'sillon.exemple.org'
const STORE = 's3.exemple.org'
const REPOSITORY = 'https://git.exemple.org/sillon.git'
const NEW = 'premiere-heure-2026'
const OWN = 'test/hour/hour.test.ts'
const COMPOSE = 'test/compose/real.test.ts'
const ROWS =
  "runuser --user postgres -- psql -Atc 'select numero_officiel from collecte.collecte order by 1' sillon"
// The sections of the page, with the number of their code blocks and the tests that type them.
const TYPED: Readonly<Record<string, readonly [blocks: number, ...files: string[]]>> = {
  'With Docker': [1, COMPOSE],
  'On Debian, without Docker': [4, OWN],
  'The first number': [4, OWN],
  'Reading from a replica': [2, OWN],
  Monitoring: [1, OWN],
  'An external PostgreSQL whose administrator is no superuser': [4, 'test/setup/operatorPage.test.ts'],
  'How an upgrade goes': [3, OWN, COMPOSE, 'test/postgis/real.test.ts'],
  'What ends, and what goes away': [2, 'test/setup/pgbouncer.test.ts'],
  'Where files are kept': [3, OWN, COMPOSE],
  'Rotating secrets': [1, COMPOSE],
  'Backup and restoration': [2, COMPOSE, 'test/restoration/pointInTime.test.ts'],
}

test('a test types the code blocks of every section', () => {
  const sections = new Set(blocksOfPage().map(({ section }) => section))
  expect([...sections].toSorted()).toEqual(Object.keys(TYPED).toSorted())
  for (const [section, [blocks, ...files]] of Object.entries(TYPED)) {
    expect([section, blocksOf(section).length]).toEqual([section, blocks])
    for (const file of files) {
      const text = readFileSync(join(ROOT, file), 'utf8')
      expect([section, file, text.includes(`blocksOf('${section}')`)]).toEqual([section, file, true])
    }
  }
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
    const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME},DNS:${STORE}`]
    execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' })
    debian = await startDebian([NAME, STORE], readFileSync(crt, 'utf8'))
    await run('install', ['-D', '--target-directory', join(debian.root, 'etc/ssl'), crt, key], folder)
    const clone = ['clone', '--quiet', '--bare', '--depth=1', `file://${ROOT}`]
    await run('git', [...clone, join(debian.root, 'srv/sillon.git')], folder)
    // Git refuses a repository of another user on the same machine, unlike one at a URL.
    const safe = '[safe]\\n\\tdirectory = /srv/sillon.git\\n'
    const config = `[url "/srv/sillon.git"]\\n\\tinsteadOf = ${REPOSITORY}\\n${safe}`
    await debian.type(`printf '${config}' > /etc/gitconfig`)
  }, SLOW)
  afterAll(() => debian?.close(), SLOW)

  test('Debian’s packages, Node, the clone, the settings', { timeout: SLOW }, async () => {
    const before = await debian.type('! command -v node; dpkg --list | grep --count ^ii')
    await debian.type(system)
    await debian.type(settings)
    const own = 'cd / && runuser --user sillon -- find /opt/sillon -writable -not -type l -print -quit'
    expect(await debian.type(own)).toBe('')
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
    const home = `/var/lib/${USER}`
    await debian.type(`useradd --create-home --home-dir ${home} ${USER}`)
    await debian.type(`git clone --quiet ${REPOSITORY} sillon`, { user: USER, at: home })
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

  const isReady = () => debian.type(`curl -sf --retry 60 --retry-all-errors https://${NAME}/sante/pret`)

  test('the files go to a bucket', { timeout: SLOW }, async () => {
    const [inClone = '', onDebian = ''] = blocksOf('Where files are kept')
    await startStore(debian, STORE)
    const file = '/var/lib/sillon/magasin.env'
    const settings = inClone
      .replaceAll('magasin.env', file)
      .replace(`https://${STORE}`, `https://${STORE}:${STORE_PORT}`)
      .replace('ACCESS_KEY_ID=…', `ACCESS_KEY_ID=${KEY.accessKeyId}`)
      .replace('SECRET_ACCESS_KEY=…', `SECRET_ACCESS_KEY=${KEY.secretAccessKey}`)
    expect(settings).not.toContain('…')
    const all = /(\d+) of \1 objects, .* were copied to the bucket sillon of /
    expect(await debian.type(asInClone(settings))).toMatch(all)
    await debian.type(`systemctl stop sillon sillon-worker; mv ${file} .`)
    expect(await debian.type(onDebian)).toMatch(all)
    await debian.type('cat magasin.env >> /etc/sillon/service.env; systemctl start sillon sillon-worker')
    await isReady()
    await debian.type('sillon admin -- fichiers verifier')
    passed.push('**passed**: the files moved from the folder to a bucket of versitygw, which then serves.')
  })

  test('a newer release, with a migration', { timeout: SLOW }, async () => {
    const commit = await publishNextRelease(join(debian.root, 'srv/sillon.git'))
    const block = blocksOf('How an upgrade goes').find((text) => text.includes('/opt/sillon')) ?? ''
    const before = await debian.type(ROWS, { at: '/' })
    expect(before).toMatch(/MP-ANANAS-C1-000001/)
    expect(await debian.type(block.replace('<commit>', commit))).toContain(
      'sillon: the database is at this version.\n',
    )
    await isReady()
    expect(await debian.type("sillon db -- psql -Atc 'select count(montee) from collecte.collecte'")).toBe(
      '0\n',
    )
    expect(await debian.type(ROWS, { at: '/' })).toBe(before)
    await debian.type('systemctl is-active sillon sillon-worker')
    passed.push(
      '**passed**: a release with one more migration, checked out and started by the lines of the page.',
    )
  })

  test('the page of proof says so', () => {
    expect(passed).toHaveLength(8)
    prove('hour', 'the first hour of docs/operate.md, typed on a bare Debian 12', passed)
  })
})
