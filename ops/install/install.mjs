// Installs the missing parts of a clone: npm packages by lock files, and by apt what machine.mjs names. Each runs under a lock, so that
// two runs at once wait for each other. It is plain JavaScript, because it runs on Node 20 before any package is installed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installMachine } from './machine.mjs'
import { locked, ROOT, Stop, say, seconds } from './steps.mjs'

/** The Node that runs everything else. */
export const NODE = join(ROOT, 'node_modules/node/bin/node')

const STAMP = 'node_modules/.sillon-lock-sha256'
/** Folders with packages and a lock of their own that build the pages. */
export const PAGES = ['apps/bureau', 'apps/reference']
/** GraphiQL's folder. */
export const GRAPHIQL = 'apps/graphiql'
const PROGRESS_MS = 5_000

/**
 * Installs the missing wanted parts, by apt and npm at the same time. Serving needs the root's dependencies; `tools` adds those that
 * lint and test, `folders` names other folders with packages. `watch` receives each installer's process at its start.
 */
export async function prepare({ postgres = false, browser = false, tools = false, folders = [] }, watch) {
  const ends = await Promise.allSettled([
    installMachine(postgres, browser, watch),
    installNode(tools, folders, watch),
  ])
  const failed = ends.find(({ status }) => status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

async function installNode(tools, folders, watch) {
  if (!packagesAreCurrent(tools))
    await locked(`packages of ${ROOT}`, watch, (run) => installPackages(run, tools))
  for (const folder of folders) await installFolder(folder, watch)
}

/** Installs the packages of a folder that has a lock of its own. */
export async function installFolder(folder, watch, tell = say) {
  if (folderIsCurrent(folder)) return
  await locked(`packages of ${join(ROOT, folder)}`, watch, async (run) => {
    if (folderIsCurrent(folder)) return
    const cwd = join(ROOT, folder)
    await telling(`npm packages of ${folder}`, { cwd, tell }, () => npm(run, ['ci', ...QUIET], cwd))
    writeFileSync(join(cwd, STAMP), hashOf(cwd))
  })
}

/** Says if the packages of a folder are those of its lock. */
export function folderIsCurrent(folder) {
  const [cwd, stamp] = [join(ROOT, folder), join(ROOT, folder, STAMP)]
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(cwd)
}

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

const hashOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')

/**
 * Says if node_modules matches package-lock.json, including the tools if `tools` is true. A manual `npm install` counts, an interrupted
 * `npm ci` does not.
 */
function packagesAreCurrent(tools) {
  if (!existsSync(NODE)) return false
  const [hash, stamp] = [hashOf(ROOT), join(ROOT, STAMP)]
  const stamped = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (stamped === hash || (!tools && stamped === `${hash} ${SERVING}`)) return true
  if (stamped.startsWith(hash)) return false
  const writtenByNpmAtItsEnd = join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(writtenByNpmAtItsEnd)) return false
  if (statSync(writtenByNpmAtItsEnd).mtimeMs < statSync(join(ROOT, 'package-lock.json')).mtimeMs) return false
  const hasTools = existsSync(join(ROOT, 'node_modules/vitest'))
  writeFileSync(stamp, hasTools ? hash : `${hash} ${SERVING}`)
  return hasTools || !tools
}

const SERVING = 'serving'

async function installPackages(run, tools) {
  if (packagesAreCurrent(tools)) return
  // If only tools are missing they are added, and no installed file changes: a service may be running.
  const adds = tools && packagesAreCurrent(false)
  const what = adds ? 'install --no-save --include=dev' : tools ? 'ci --include=dev' : 'ci --omit=dev'
  await telling(adds ? 'npm packages of the tools' : 'npm packages', { cwd: ROOT, isWhole: tools }, () =>
    npm(run, [...what.split(' '), ...QUIET], ROOT),
  )
  if (!existsSync(NODE)) {
    throw new Stop(
      'npm did not run the install script of the package `node`, which brings Node 24. ' +
        'Allow install scripts (npm config get ignore-scripts) and start again.',
    )
  }
  writeFileSync(join(ROOT, STAMP), tools ? hashOf(ROOT) : `${hashOf(ROOT)} ${SERVING}`)
}

async function npm(run, args, cwd) {
  const path = process.env.npm_execpath
  // NODE_ENV=production would leave out the tools. The prefix of the npm that runs the verb is the root, not this folder.
  const env = { NODE_ENV: '', npm_config_local_prefix: cwd }
  if (path && /\.c?js$/.test(path)) await run(process.execPath, [path, ...args], env, cwd)
  else await run('npm', args, env, cwd)
}

/** Runs npm and prints its progress every five seconds. */
async function telling(what, { cwd, isWhole = true, tell = say }, task) {
  const begun = Date.now()
  const { packages } = JSON.parse(readFileSync(join(cwd, 'package-lock.json'), 'utf8'))
  const places = Object.entries(packages).filter(([, { dev, optional }]) => !optional && (isWhole || !dev))
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
