// Installs PostgreSQL 15 with its extensions and the tests' browser, with apt.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { locked, Stop, say, seconds } from './steps.mjs'

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

/** The browser for the tests of the workbench; they are skipped without it. */
const BROWSER = '/usr/bin/chromium-headless-shell'

const CREATE_CLUSTER = '/etc/postgresql-common/createcluster.conf'
const INCLUDED = '/etc/postgresql-common/createcluster.d'

/** Installs the missing parts of the wanted ones. */
export async function installMachine(postgres, browser, watch) {
  if (postgres && !postgresIsInstalled()) await locked('packages of this machine', watch, installPostgres)
  if (browser && !existsSync(BROWSER)) await locked('packages of this machine', watch, installBrowser)
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
      mkdirSync(INCLUDED, { recursive: true })
      writeFileSync(`${INCLUDED}/sillon.conf`, 'create_main_cluster = false\n')
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

/**
 * Installs the browser if possible. A failure does not stop the command: the tests that need a browser are skipped and report it.
 */
async function installBrowser(run) {
  if (existsSync(BROWSER)) return
  const without = `The tests that need a browser count as skipped. As root: ${commandFor(['chromium-headless-shell'])}`
  if (!existsSync('/usr/bin/apt-get') || process.getuid() !== 0) {
    say(`Chromium is missing. ${without}`)
    return
  }
  const begun = Date.now()
  say('installing Chromium for the tests by apt (about half a minute) …')
  // Test runs without a network reach this line too, so apt must not wait for the network.
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
