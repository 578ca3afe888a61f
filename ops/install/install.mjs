// Installs the missing parts of a clone: npm packages by the lock file, PostgreSQL and the tests' browser by apt. Each runs under a
// lock, so that two runs at once wait for each other. It is plain JavaScript, because it runs on Node 20 before any package is
// installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { acquireLock } from './lock.mjs'

/** The root of the clone. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
/** The Node that runs everything else. */
export const NODE = join(ROOT, 'node_modules/node/bin/node')

const STAMP = join(ROOT, 'node_modules/.sillon-lock-sha256')
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
  '/usr/share/postgresql/15/extension/pg_stat_statements.control',
  '/usr/bin/pg_prove',
]

/** The browser of the desk's tests; they are skipped without it. */
const BROWSER = '/usr/bin/chromium-headless-shell'

const CREATE_CLUSTER = '/etc/postgresql-common/createcluster.conf'

/** An error that stops the installation; its message is for the person at the terminal. */
export class Stop extends Error {}

/** Writes to the terminal. */
export const say = (text) => process.stderr.write(`sillon: ${text}\n`)

/** Installs the missing wanted parts. `watch` receives each installer's process at its start. */
export async function prepare({ postgres = false, browser = false }, watch) {
  if (postgres && !postgresIsInstalled()) await locked('packages of this machine', watch, installPostgres)
  if (browser && !existsSync(BROWSER)) await locked('packages of this machine', watch, installBrowser)
  if (!packagesAreCurrent()) await locked(`packages of ${ROOT}`, watch, installPackages)
}

/**
 * Runs a task under a lock and passes it `run`, which starts an installer. The installer inherits the lock: if this process is killed,
 * the next run still waits for the installer. Its output goes to standard error, since another program may read the verb's standard
 * output.
 */
async function locked(name, watch, task) {
  const lock = await acquireLock(name, () => say('another run is installing; waiting for it …'))
  const run = (command, args, env) =>
    new Promise((resolve, reject) => {
      const stdio = ['ignore', 2, 2, lock.fd ?? 'ignore']
      const child = spawn(command, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } })
      watch(child)
      child.on('error', (error) => reject(new Stop(`${command} could not be started: ${error.message}`)))
      child.on('exit', (code, signal) => {
        if (code === 0) resolve()
        else reject(new Stop(`\`${command} ${args.join(' ')}\` failed (${signal ?? `exit ${code}`}).`))
      })
    })
  try {
    await task(run)
  } finally {
    await lock.release()
  }
}

const lockFileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')

/** Says if node_modules matches package-lock.json. A manual `npm install` counts, an interrupted `npm ci` does not. */
function packagesAreCurrent() {
  if (!existsSync(NODE)) return false
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockFileHash()) return true
  const writtenByNpmAtItsEnd = join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(writtenByNpmAtItsEnd)) return false
  if (statSync(writtenByNpmAtItsEnd).mtimeMs < statSync(join(ROOT, 'package-lock.json')).mtimeMs) return false
  writeFileSync(STAMP, lockFileHash())
  return true
}

async function installPackages(run) {
  if (packagesAreCurrent()) return
  const begun = Date.now()
  say('installing the npm packages of package-lock.json (about a minute the first time) …')
  const ci = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  // NODE_ENV=production and npm's own `omit` would leave out Node and the tools of the other verbs.
  const env = { NODE_ENV: '' }
  if (npm && /\.c?js$/.test(npm)) await run(process.execPath, [npm, ...ci], env)
  else await run('npm', ci, env)
  if (!existsSync(NODE)) {
    throw new Stop(
      'npm did not run the install script of the package `node`, which brings Node 24. ' +
        'Allow install scripts (npm config get ignore-scripts) and start again.',
    )
  }
  writeFileSync(STAMP, lockFileHash())
  say(`npm packages installed in ${seconds(begun)}.`)
}

async function installPostgres(run) {
  if (postgresIsInstalled()) return
  const command = commandFor(PACKAGES)
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
  const apt = aptBy(run)
  try {
    await apt(['update'])
    if (!existsSync(CREATE_CLUSTER)) {
      // Without this, Debian's package would create and start an unwanted server on port 5432.
      await apt([...INSTALL, 'postgresql-common'])
      appendFileSync(CREATE_CLUSTER, '\ncreate_main_cluster = false\n')
    }
    await apt([...INSTALL, ...PACKAGES])
  } catch (error) {
    throw new Stop(`${error.message}\nThe whole command was:\n  ${command}\n${otherwise}`)
  }
  const missing = POSTGRES_FILES.filter((file) => !existsSync(file))
  if (missing.length > 0)
    throw new Stop(`apt finished, but these files are missing: ${missing.join(', ')}.\n${otherwise}`)
  say(`PostgreSQL installed in ${seconds(begun)}.`)
}

/** Installs the browser where possible. A failure does not stop the verb: the tests that need a browser are skipped, and say so. */
async function installBrowser(run) {
  if (existsSync(BROWSER)) return
  const without = `The tests that need a browser count as skipped. As root: ${commandFor(['chromium-headless-shell'])}`
  if (!existsSync('/usr/bin/apt-get') || process.getuid() !== 0) {
    say(`Chromium is missing. ${without}`)
    return
  }
  const begun = Date.now()
  say('installing Chromium for the tests by apt (about half a minute) …')
  // Without a network, every test run comes here: it does not wait for one.
  const apt = aptBy(run, ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'])
  try {
    await apt(['update'])
    await apt([...INSTALL, 'chromium-headless-shell'])
    say(`Chromium installed in ${seconds(begun)}.`)
  } catch (error) {
    say(`Chromium could not be installed: ${error.message} ${without}`)
  }
}

const INSTALL = ['install', '--yes', '--no-install-recommends']
const commandFor = (packages) => `apt-get update && apt-get ${INSTALL.join(' ')} ${packages.join(' ')}`
const aptBy =
  (run, options = []) =>
  (args) =>
    run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=600', ...options, ...args], {
      DEBIAN_FRONTEND: 'noninteractive',
    })

const postgresIsInstalled = () => POSTGRES_FILES.every((file) => existsSync(file))
const seconds = (begun) => `${((Date.now() - begun) / 1000).toFixed(1)} s`
