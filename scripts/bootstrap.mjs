// Makes a fresh clone usable, then runs a verb: `npm start` is `node scripts/bootstrap.mjs start`.
// It runs on Node 20 before any package is installed, hence plain JavaScript and nothing imported from packages.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { acquireLock } from './lock.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const NODE = join(ROOT, 'node_modules/node/bin/node')
const STAMP = join(ROOT, 'node_modules/.sillon-lock-sha256')

const VERBS = {
  start: { what: 'set up what is missing, then serve', postgres: true },
  test: { what: 'run every test (`npm test -- sql/collecte api/x` for some)', postgres: true },
  check: { what: 'types, style and house rules only', postgres: false },
  db: { what: 'look after the database (`npm run db -- --help`)', postgres: true },
  bench: { what: 'measure commands per second', postgres: true },
  admin: { what: 'what an operator can do (`npm run admin -- --help`)', postgres: true },
  demo: { what: "play a phone's day against the running server", postgres: false },
}

const PACKAGES = [
  'postgresql-15',
  'postgresql-15-postgis-3',
  'postgresql-15-pgtap',
  'postgresql-15-plpgsql-check',
  'libtap-parser-sourcehandler-pgtap-perl',
]
const POSTGRES_FILES = [
  '/usr/lib/postgresql/15/bin/postgres',
  '/usr/share/postgresql/15/extension/postgis.control',
  '/usr/share/postgresql/15/extension/pgtap.control',
  '/usr/share/postgresql/15/extension/plpgsql_check.control',
  '/usr/bin/pg_prove',
]

const CREATE_CLUSTER = '/etc/postgresql-common/createcluster.conf'

class Stop extends Error {}

/** The child process of the moment: an installer, then the verb. */
let current

const say = (text) => process.stderr.write(`sillon: ${text}\n`)

function usage() {
  const rows = Object.entries(VERBS).map(([verb, { what }]) => {
    const command = verb === 'start' || verb === 'test' ? `npm ${verb}` : `npm run ${verb}`
    return `  ${command.padEnd(14)} ${what}`
  })
  return ['Usage: npm start | npm test | npm run <verb> [-- arguments]', '', ...rows, ''].join('\n')
}

/**
 * Runs an installer. It inherits the lock: should this process be killed, the next run still waits for it.
 * Its words go to standard error, for standard output may be what another program reads of the verb.
 */
function install(lock, command, args, env) {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 2, 2, lock.server]
    current = spawn(command, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } })
    current.on('error', (error) => reject(new Stop(`${command} could not be started: ${error.message}`)))
    current.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Stop(`\`${command} ${args.join(' ')}\` failed (${signal ?? `exit ${code}`}).`))
    })
  })
}

const lockFileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')

/** Whether node_modules is what package-lock.json says; `npm install` by hand counts, an interrupted `npm ci` does not. */
function packagesAreCurrent() {
  if (!existsSync(NODE)) return false
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockFileHash()) return true
  const writtenByNpmAtItsEnd = join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(writtenByNpmAtItsEnd)) return false
  if (statSync(writtenByNpmAtItsEnd).mtimeMs < statSync(join(ROOT, 'package-lock.json')).mtimeMs) return false
  writeFileSync(STAMP, lockFileHash())
  return true
}

async function installPackages(lock) {
  if (packagesAreCurrent()) return
  const begun = Date.now()
  say('installing the npm packages of package-lock.json (about half a minute the first time) …')
  const ci = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  // NODE_ENV=production would leave out the tools of the other verbs, and the next verb would install again.
  const env = { NODE_ENV: '' }
  if (npm && /\.c?js$/.test(npm)) await install(lock, process.execPath, [npm, ...ci], env)
  else await install(lock, 'npm', ci, env)
  if (!existsSync(NODE)) {
    throw new Stop(
      'npm did not run the install script of the package `node`, which brings Node 24. ' +
        'Allow install scripts (npm config get ignore-scripts) and start again.',
    )
  }
  writeFileSync(STAMP, lockFileHash())
  say(`npm packages installed in ${seconds(begun)}.`)
}

async function installPostgres(lock) {
  if (postgresIsInstalled()) return
  const aptInstall = ['install', '--yes', '--no-install-recommends']
  const command = `apt-get update && apt-get ${aptInstall.join(' ')} ${PACKAGES.join(' ')}`
  const otherwise =
    'Or without installing anything: `docker compose up`, or DATABASE_URL=postgresql://… for a server of your own.'
  if (!existsSync('/usr/bin/apt-get')) {
    throw new Stop(
      `PostgreSQL 15 with PostGIS is missing, and this machine has no apt to install it.\n${otherwise}`,
    )
  }
  if (process.getuid() !== 0) {
    throw new Stop(
      'PostgreSQL 15 with PostGIS, pgTAP and plpgsql_check is missing, and only root may install it. Run:\n' +
        `  sudo sh -c '${command}'\n${otherwise}`,
    )
  }
  const begun = Date.now()
  say('installing PostgreSQL 15, PostGIS, pgTAP and plpgsql_check by apt (about half a minute) …')
  const apt = (args) =>
    install(lock, 'apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=600', ...args], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
  try {
    await apt(['update'])
    if (!existsSync(CREATE_CLUSTER)) {
      // Else Debian's package would create and start a server on port 5432 that nobody asked for.
      await apt([...aptInstall, 'postgresql-common'])
      appendFileSync(CREATE_CLUSTER, '\ncreate_main_cluster = false\n')
    }
    await apt([...aptInstall, ...PACKAGES])
  } catch (error) {
    throw new Stop(`${error.message}\nThe whole command was:\n  ${command}\n${otherwise}`)
  }
  const missing = POSTGRES_FILES.filter((file) => !existsSync(file))
  if (missing.length > 0)
    throw new Stop(`apt finished, but these files are missing: ${missing.join(', ')}.\n${otherwise}`)
  say(`PostgreSQL installed in ${seconds(begun)}.`)
}

const postgresIsInstalled = () => POSTGRES_FILES.every((file) => existsSync(file))
const seconds = (begun) => `${((Date.now() - begun) / 1000).toFixed(1)} s`

async function prepare(needsPostgres) {
  const withPostgres = needsPostgres && !process.env.DATABASE_URL
  const wait = () => say('another run is installing; waiting for it …')
  if (withPostgres && !postgresIsInstalled()) await locked('packages of this machine', wait, installPostgres)
  if (!packagesAreCurrent()) await locked(`packages of ${ROOT}`, wait, installPackages)
}

async function locked(name, wait, task) {
  const lock = await acquireLock(name, wait)
  try {
    await task(lock)
  } finally {
    await lock.release()
  }
}

function runVerb(verb, args) {
  // The extra channel tells the verb when this process dies, so that a killed launcher leaves no server behind.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  current = spawn(NODE, [join(ROOT, `scripts/${verb}.ts`), ...args], { cwd: ROOT, stdio })
  endWithNpm(current)
  current.on('error', (error) => {
    say(`Node 24 could not be started: ${error.message}`)
    process.exit(1)
  })
  current.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
}

/** npm forwards the signals that it receives, except the one that nobody receives. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 1000).unref()
}

const [verb, ...args] = process.argv.slice(2)
if (!Object.hasOwn(VERBS, verb ?? '')) {
  const asked = verb === undefined || ['help', '--help', '-h'].includes(verb)
  if (!asked) say(`unknown verb \`${verb}\`.`)
  ;(asked ? process.stdout : process.stderr).write(usage())
  process.exit(asked ? 0 : 2)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => current?.kill(signal) || process.exit(128 + constants.signals[signal]))
}
try {
  await prepare(VERBS[verb].postgres)
  runVerb(verb, args)
} catch (error) {
  if (!(error instanceof Stop)) throw error
  say(error.message)
  process.exit(1)
}
