// Installs the missing parts of a clone: npm packages by lock files, and the packages of machine.mjs with apt. Each installation
// runs under a lock, so that a second run waits for the first. It is plain JavaScript, because it runs on Node 20 before any
// package is installed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installMachine } from './machine.mjs'
import { locked, ROOT, Stop, say, seconds } from './steps.mjs'

/** The Node.js that runs everything after the installation. */
export const NODE = join(ROOT, 'node_modules/node/bin/node')

const STAMP = 'node_modules/.sillon-lock-sha256'
/** The folder of the packages for checks and tests. */
export const TESTS = 'test'
/** The folder of the packages that write generated files. */
export const GENERATORS = 'scripts/generate'
/** The folders of the packages that build the pages. */
export const PAGES = ['apps/bureau', 'apps/reference']
/** GraphiQL's folder. */
export const GRAPHIQL = 'apps/graphiql'
const PROGRESS_MS = 5_000

/**
 * Installs the missing parts of the wanted ones, all at once: the machine's packages with apt, the root's packages, which the
 * service needs, and those of `folders`. `watch` receives the process of each installer when it starts.
 */
export async function prepare({ postgres = false, browser = false, folders = [] }, watch) {
  const ends = await Promise.allSettled([
    installMachine(postgres, browser, watch),
    ...['', ...folders].map((folder) => installFolder(folder, watch)),
  ])
  const failed = ends.find(({ status }) => status === 'rejected')
  if (failed !== undefined) throw failed.reason
  if (existsSync(NODE)) return
  throw new Stop(
    'npm did not run the install script of the package `node`, which brings Node 24. ' +
      'Allow install scripts (npm config get ignore-scripts) and start again.',
  )
}

/**
 * Installs the packages of a folder by its lock file. Packages of other folders, where a service may be running, do not change.
 */
export async function installFolder(folder, watch, tell = say) {
  if (folderIsCurrent(folder)) return
  await locked(`packages of ${join(ROOT, folder)}`, watch, async (run) => {
    if (folderIsCurrent(folder)) return
    const cwd = join(ROOT, folder)
    const what = folder === '' ? 'npm packages' : `npm packages of ${folder}`
    await telling(what, cwd, tell, () => npm(run, ['ci', ...QUIET, ...STEADY], cwd))
    writeFileSync(join(cwd, STAMP), hashOf(cwd))
  })
}

/**
 * Says if the installed packages of a folder match its lock file. A manual `npm install` counts as a match; an interrupted `npm
 * ci` does not.
 */
export function folderIsCurrent(folder) {
  const cwd = join(ROOT, folder)
  const [stamp, byNpmAtItsEnd] = [join(cwd, STAMP), join(cwd, 'node_modules/.package-lock.json')]
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(cwd)) return true
  if (!existsSync(byNpmAtItsEnd)) return false
  if (statSync(byNpmAtItsEnd).mtimeMs < statSync(join(cwd, 'package-lock.json')).mtimeMs) return false
  writeFileSync(stamp, hashOf(cwd))
  return true
}

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']
// Several folders download at once. A stalled connection is abandoned after half a minute and retried (npm itself waits five
// minutes).
const STEADY = [
  '--fetch-timeout=30000',
  '--fetch-retries=8',
  '--fetch-retry-mintimeout=1000',
  '--maxsockets=6',
]

const hashOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')

async function npm(run, args, cwd) {
  const path = process.env.npm_execpath
  // NODE_ENV=production would leave out packages. The npm that runs the command sets its prefix to the root, so the prefix is set
  // to this folder.
  const env = { NODE_ENV: '', npm_config_local_prefix: cwd }
  if (path && /\.c?js$/.test(path)) await run(process.execPath, [path, ...args], env, cwd)
  else await run('npm', args, env, cwd)
}

/** Runs npm and prints its progress every five seconds. */
async function telling(what, cwd, tell, task) {
  const begun = Date.now()
  const { packages } = JSON.parse(readFileSync(join(cwd, 'package-lock.json'), 'utf8'))
  const places = Object.entries(packages).filter(([, { optional }]) => !optional)
  tell(`installing the ${what}, ${places.length} …`)
  const timer = setInterval(() => {
    const there = places.filter(([place]) => existsSync(join(cwd, place, 'package.json'))).length
    tell(`${what}: ${there} of ${places.length} after ${seconds(begun)} …`)
  }, PROGRESS_MS)
  try {
    await task()
  } finally {
    clearInterval(timer)
  }
  tell(`${what} installed in ${seconds(begun)}.`)
}
