// Installs the missing parts of a clone: npm packages by lock files, and the packages of machine.mjs with apt. Each installation
// runs under a lock, so that a second run waits for the first. It is plain JavaScript, because it runs on Node 20 before any
// package is installed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installMachine } from './machine.mjs'
import { locked, ROOT, Stop, say, seconds } from './steps.mjs'

// Folder of Node.js 24. It is as large as all packages of the root together, so it is unpacked at the same time as they are.
const NODE_FOLDER = 'ops/install/node'
/** The Node.js that runs everything after the installation. */
export const NODE = join(ROOT, NODE_FOLDER, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
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
    ...['', NODE_FOLDER, ...folders].map((folder) => installFolder(folder, watch)),
  ])
  const failed = ends.find(({ status }) => status === 'rejected')
  if (failed !== undefined) throw failed.reason
  if (existsSync(NODE)) return
  throw new Stop(
    `npm has installed no Node 24 in ${NODE_FOLDER}: there is one for Linux on x64 and arm64, ` +
      'as an optional package (npm config get omit).',
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
  })
}

/**
 * Says if a folder has every package of its lock, by the list that npm writes at the end of an installation. An interrupted `npm ci`
 * does not count; a manual `npm install` does. Further packages do no harm.
 */
export function folderIsCurrent(folder) {
  const cwd = join(ROOT, folder)
  const installed = packagesOf(join(cwd, 'node_modules/.package-lock.json'))
  if (installed === undefined) return false
  const isThere = ([place, { version, integrity, optional = false }]) => {
    const found = installed[place]
    return found === undefined ? optional : found.version === version && found.integrity === integrity
  }
  return Object.entries(packagesOf(join(cwd, 'package-lock.json')))
    .filter(([place]) => place.includes('node_modules/'))
    .every(isThere)
}

const packagesOf = (lock) => (existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : undefined)

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']
// Several folders download at once. A stalled connection is abandoned after half a minute and retried (npm itself waits five
// minutes).
const STEADY = [
  '--fetch-timeout=30000',
  '--fetch-retries=8',
  '--fetch-retry-mintimeout=1000',
  '--maxsockets=6',
]

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
  const places = Object.entries(packagesOf(join(cwd, 'package-lock.json'))).filter(isForHere)
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

// True unless the package is for another system or processor.
const isForHere = ([place, { optional = false, os, cpu, libc }]) =>
  place !== '' &&
  (!optional || (os?.includes(process.platform) && cpu?.includes(process.arch) && libc === undefined))
