// Support for tests that install third-party tools. Each runs only if it is named: `npm test -- packages`. In the whole suite
// they count as skipped.
import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, homedir, loadavg } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { inject, type RunnerTask, TestRunner } from 'vitest'
import { withResult } from '../../lab/ordeal/proof.ts'

/** The root folder of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..')
const PROOF = join(ROOT, 'docs', 'proof.md')

// A worker runs one file after the other, and each file calls isNamed first.
let begun = 0

/**
 * Says if the command line names the tests of this file: its folder, or a part of its path that begins with the verb.
 * `--changed` passes whole paths, which do not count as names. Starts the clock of `prove`.
 */
export function isNamed(verb: string): boolean {
  begun = performance.now()
  const words = inject('asked').filter((word) => !word.endsWith('.test.ts'))
  return words.some((word) => word === verb || word.startsWith(`${verb}/`))
}

/** Runs a program with this Node first in its path and returns its output; if it fails, throws an error with the output. */
export async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const path = `${dirname(process.execPath)}${delimiter}${import.meta.env.PATH}`
  const env = { ...import.meta.env, PATH: path, NODE_ENV: '' } as Record<string, string>
  try {
    return (await promisify(execFile)(command, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
    throw new Error(`${message}\n${stdout}\n${stderr}`)
  }
}

/** Returns a folder of the user's cache; if it does not exist, `fill` makes its contents. */
export async function cached(contents: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const key = createHash('sha256').update(contents).digest('hex').slice(0, 16)
  const cache = join(import.meta.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sillon')
  const folder = join(cache, key)
  if (!existsSync(folder)) {
    const made = `${folder}.${process.pid}`
    mkdirSync(made, { recursive: true })
    await fill(made)
    rmSync(folder, { recursive: true, force: true })
    renameSync(made, folder)
  }
  return folder
}

/** Installs npm packages of exact versions into the user's cache, unless they are there; returns their node_modules. */
export async function installTools(versions: Readonly<Record<string, string>>): Promise<string> {
  const manifest = JSON.stringify({ private: true, dependencies: versions })
  const folder = await cached(manifest, async (made) => {
    writeFileSync(join(made, 'package.json'), manifest)
    await install(made)
  })
  return join(folder, 'node_modules')
}

/**
 * Unpacks an archive of Maven Central (`group:artifact:version:type`) into the user's cache, unless it is there; returns its
 * folder.
 */
export async function unpackMaven(artifact: string): Promise<string> {
  await installPrograms({ '/usr/bin/java': 'default-jre-headless', '/usr/bin/mvn': 'maven' })
  return cached(artifact, async (made) => {
    const into = [`-Dartifact=${artifact}`, `-DoutputDirectory=${made}`]
    await run('/usr/bin/mvn', ['--quiet', '--batch-mode', 'dependency:unpack', ...into], made)
  })
}

/**
 * Unpacks Debian packages, and the missing packages that they need, into the user's cache, unless they are there; returns their
 * folder. Nothing is installed or started on the machine.
 */
export async function unpackDebian(...packages: readonly string[]): Promise<string> {
  return cached(`debian ${packages.join(' ')}`, async (made) => {
    if (process.getuid?.() === 0) await run('apt-get', ['-q', 'update'], made)
    mkdirSync(join(made, 'partial'))
    const into = ['-o', `Dir::Cache::archives=${made}`, '-o', 'Debug::NoLocking=1']
    const get = ['install', '--yes', '--no-install-recommends', '--reinstall', '--download-only']
    await run('apt-get', ['-q', ...into, ...get, ...packages], made)
    const archives = readdirSync(made).filter((file) => file.endsWith('.deb'))
    for (const archive of archives) await run('dpkg', ['-x', archive, made], made)
  })
}

/**
 * Installs PyPI packages of exact versions into an environment in the user's cache, unless they are there; returns a function
 * that runs their programs.
 */
export async function installPython(versions: Readonly<Record<string, string>>) {
  await installPrograms({ '/usr/bin/python3': 'python3-venv' })
  const packages = Object.entries(versions).map(([name, version]) => `${name}==${version}`)
  const folder = await cached(packages.join(' '), async (made) => {
    await run('/usr/bin/python3', ['-m', 'venv', made], made)
    await run(join(made, 'bin/python'), ['-m', 'pip', 'install', '--quiet', ...packages], made)
  })
  const python = join(folder, 'bin/python')
  return {
    python,
    /**
     * Returns the command of a program. Python runs it, because the environment was moved after the path in the program's first
     * line was written.
     */
    program: (name: string, ...args: readonly string[]): [string, readonly string[]] => [
      python,
      [join(folder, 'bin', name), ...args],
    ],
  }
}

/** Installs the Debian packages of missing programs. Only root can do this; another user gets the command as a message. */
export async function installPrograms(packages: Readonly<Record<string, string>>): Promise<void> {
  const missing = Object.keys(packages).filter((program) => !existsSync(program))
  if (missing.length === 0) return
  const names = missing.map((program) => packages[program] ?? '')
  const install = ['install', '--yes', '--no-install-recommends', ...names]
  if (process.getuid?.() !== 0) throw new Error(`missing here; as root: apt-get ${install.join(' ')}`)
  await run('apt-get', ['-q', 'update'], ROOT)
  await run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=600', ...install], ROOT)
}

/** Installs packages into a folder with a manifest, from npm's cache if the cache has them. */
export async function install(folder: string, ...packages: readonly string[]): Promise<void> {
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages], folder)
}

/** Returns the groups of a file's tests as lines of docs/proof.md; throws if one of the tests did not pass or was skipped. */
export function passedOf(tasks: readonly RunnerTask[]): readonly string[] {
  const groups = tasks.filter((task) => task.type === 'suite')
  return groups.map((group) => {
    const tests = testsOf(group.tasks).map(requirePassed)
    const { duration = 0 } = requirePassed(group).result ?? {}
    const names = tests.map(({ name }) => name).join('; ')
    return `**passed**: ${group.name}, ${tests.length} tests in ${Math.ceil(duration / 1000)} s: ${names}.`
  })
}

/** Throws if a test of a file did not pass, apart from the one that runs now. */
export function requireOthersPassed(tasks: readonly RunnerTask[], current: RunnerTask): void {
  for (const task of testsOf(tasks)) if (task !== current) requirePassed(task)
}

function testsOf(tasks: readonly RunnerTask[]): RunnerTask[] {
  return tasks.flatMap((task) => ('tasks' in task ? testsOf(task.tasks) : [task]))
}

function requirePassed(task: RunnerTask): RunnerTask {
  if (task.result?.state === 'pass') return task
  throw new Error(`${task.name}: ${task.result?.state ?? 'not run'}`)
}

/** Returns the seconds as a text, with the load of the machine during the last 1, 5 or 15 minutes, which explains a long time. */
function timeOf(seconds: number): string {
  const time = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} minutes`
  const load = loadavg()[seconds < 120 ? 0 : seconds < 600 ? 1 : 2] ?? 0
  return `${time} at a load of ${Math.round(load)} on ${availableParallelism()} processors`
}

/**
 * Writes the result and the duration of a file of tests with third-party tools to docs/proof.md if `PREUVE=yes` is set. The last
 * test of the file calls it; it throws if another one did not pass.
 */
export function prove(name: string, what: string, lines: readonly string[]): void {
  if (import.meta.env.PREUVE !== 'yes') return
  const current = TestRunner.getCurrentTest()
  if (current === undefined) throw new Error(`${name}: only a test proves`)
  requireOthersPassed(current.file.tasks, current)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
  const changes = git('status', '--porcelain', '--', ':/', ':(top,exclude)docs/proof.md')
  const commit = `commit \`${git('rev-parse', 'HEAD').slice(0, 12)}\`${changes ? ' and changes beside it' : ''}`
  const seconds = Math.round((performance.now() - begun) / 1000)
  const when = `${new Date().toISOString().slice(0, 10)}, ${commit}, ${timeOf(seconds)}`
  writeFileSync(PROOF, withResult(readFileSync(PROOF, 'utf8'), { name, what, when, lines }))
}
