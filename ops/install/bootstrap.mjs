// Prepares a fresh clone, then runs a command: `npm start` is `node ops/install/bootstrap.mjs start`. It runs on Node 20 before
// any package is installed, so it is plain JavaScript without packages.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { GENERATORS, GRAPHIQL, NODE, PAGES, prepare, TESTS } from './install.mjs'
import { ROOT, Stop, say } from './steps.mjs'

const ALL = [TESTS, GENERATORS, ...PAGES, GRAPHIQL]

// A command without `help` prints its own help. `folders` are the folders of packages that the command needs besides those of the
// root.
const VERBS = {
  start: {
    what: 'set up what is missing, then serve',
    help: 'Settings are variables, PORT=3001 npm start for one; `npm run admin -- --help` lists them all with their defaults.',
    postgres: true,
  },
  test: {
    what: 'run every test (`npm test -- sql/collecte api/x` for some)',
    help: 'An argument is a folder of test/sql (sql/lot) or a part of the path of a test file (api/lots); several may be given. --changed takes the tests of what differs from the last commit, --changed=main from another one.',
    postgres: true,
    browser: true,
    folders: ALL,
  },
  check: {
    what: 'types, style and house rules only',
    help: 'Takes no argument, needs no database.',
    postgres: false,
    folders: [TESTS, GENERATORS, ...PAGES],
  },
  generate: {
    what: 'write the files that are derived from others',
    postgres: true,
    folders: [TESTS, GENERATORS],
  },
  dist: {
    what: 'make what `npm pack` in packages/client or packages/telephone packs; both call it',
    postgres: false,
    folders: [TESTS, GENERATORS],
  },
  db: { what: 'look after the database (`npm run db -- --help`)', postgres: true },
  bench: { what: 'measure commands per second', postgres: true },
  admin: { what: 'what an operator can do (`npm run admin -- --help`)', postgres: true },
  worker: {
    what: 'run only the background tasks, next to services with TASKS=apart',
    help: 'Settings are those of the services; `npm run admin -- --help` lists them all with their defaults.',
    postgres: true,
  },
  breakages: {
    what: 'break rules and walls one by one, and tell which tests notice',
    help: 'An argument is a part of what is broken or of its sentence; with --judges-only only the tests that should notice run.',
    postgres: true,
    folders: ALL,
  },
  release: {
    what: 'tell whether this tree can be released, and what a person checks',
    help: 'Takes no argument, needs no database; it changes and tags nothing.',
    postgres: false,
  },
  ordeal: {
    what: 'kill, starve and cut the service under load, and count what is lost',
    postgres: true,
    folders: [TESTS],
  },
  demo: { what: "play a phone's day against the running server", postgres: false },
}

/** The current child processes: first the installers, then the process of the command. */
const children = new Set()

function watch(child) {
  children.add(child)
  child.once('exit', () => children.delete(child))
}

const commandOf = (verb) => (verb === 'start' || verb === 'test' ? `npm ${verb}` : `npm run ${verb}`)

function usage() {
  const rows = Object.entries(VERBS).map(([verb, { what }]) => `  ${commandOf(verb).padEnd(14)} ${what}`)
  return ['Usage: npm start | npm test | npm run <verb> [-- arguments]', '', ...rows, ''].join('\n')
}

/** Says if the tests need a browser: the whole suite does, and the parts that show screens. */
function wantsBrowser({ browser = false }, args) {
  return browser && (args.length === 0 || args.some((arg) => /bureau|exemple|keycloak|glewlwyd/.test(arg)))
}

/**
 * Returns the folders with the packages that a command needs. Tests of rules need none of these, because PostgreSQL's own tools
 * run them.
 */
function foldersOf(verb, args) {
  const { folders = [] } = VERBS[verb]
  const isSql = (arg) => /^(?:test\/)?sql(?:\/|$)/.test(arg)
  return verb === 'test' && args.length > 0 && args.every(isSql) ? [] : folders
}

// The next start reuses the code that this start compiled, which saves a third of the processor time of a warm start.
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, '.data/compiled') }

function runVerb(verb, args) {
  // The extra channel closes when this process dies, and the command then ends, so a killed launcher leaves no running server.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  // PostGraphile's libraries run extra checks and respond more slowly unless this is set before they load.
  const env = { GRAPHILE_ENV: 'production', ...(verb === 'start' ? COMPILED : {}), ...process.env }
  const child = spawn(NODE, [join(ROOT, `scripts/${verb}.ts`), ...args], { cwd: ROOT, stdio, env })
  watch(child)
  endWithNpm(child)
  child.on('error', (error) => {
    say(`Node 24 could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
}

/** Ends the command when npm is gone: npm passes on other signals, but can not pass on SIGKILL. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch) // only once: a second signal would end the command immediately
    child.kill('SIGTERM')
  }, 300)
  watch.unref()
}

const [verb, ...args] = process.argv.slice(2)
if (!Object.hasOwn(VERBS, verb ?? '')) {
  const asked = verb === undefined || ['help', '--help', '-h'].includes(verb)
  if (!asked) say(`unknown verb \`${verb}\`.`)
  ;(asked ? process.stdout : process.stderr).write(usage())
  process.exit(asked ? 0 : 2)
}
const { what, help } = VERBS[verb]
if (help !== undefined && args.some((arg) => ['--help', '-h'].includes(arg))) {
  process.stdout.write(`${commandOf(verb)}: ${what}\n\n${help}\n`)
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (children.size === 0) process.exit(128 + constants.signals[signal])
    for (const child of children) child.kill(signal)
  })
}
try {
  const hasDatabase = process.env.DATABASE_URL || process.env.DATABASE_URL_FILE
  const postgres = VERBS[verb].postgres && !hasDatabase
  const [browser, folders] = [wantsBrowser(VERBS[verb], args), foldersOf(verb, args)]
  await prepare({ postgres, browser, folders }, watch)
  // A clone builds its pages while it serves; an image already contains them.
  runVerb(verb, verb === 'start' ? ['--pages', ...args] : args)
} catch (error) {
  if (!(error instanceof Stop)) throw error
  say(error.message)
  process.exit(1)
}
