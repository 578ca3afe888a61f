// The example as a new user gets it: installed by its own lock file, checked and bundled by its own tools.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** The root folder of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..')
/** The folder of the example. */
export const EXAMPLE = join(ROOT, 'apps', 'telephone')
/** The folder of the screenshots. */
export const PICTURES = join(ROOT, '.data', 'exemple')
/** The browser that draws the screens. */
export const CHROMIUM = '/usr/bin/chromium-headless-shell'

// The message of npm if no registry responds.
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED|EIDLETIMEOUT|network/
const MADE = /(?:^|\/)(?:node_modules|dist|\.expo|android\/build|ios\/build)\//
const STAMP = join(EXAMPLE, 'node_modules', '.sillon-installed')

/** Installs the example once for each lock file and each state of the package. */
export async function install(): Promise<void> {
  const wanted = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  await inExample('npm', [
    'ci',
    '--ignore-scripts',
    '--prefer-offline',
    '--fetch-retries=1',
    '--no-audit',
    '--no-fund',
  ])
  writeFileSync(STAMP, wanted)
}

/** Installs the example; returns false if no registry responds. */
export async function isInstallable(): Promise<boolean> {
  try {
    await install()
    return true
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    if (UNREACHABLE.test(stderr)) return false
    throw error
  }
}

/** Runs a tool in the example's folder, with this Node; throws with its output if it fails. */
export async function inExample(command: string, args: readonly string[]): Promise<string> {
  const path = `${dirname(process.execPath)}${delimiter}${import.meta.env.PATH}`
  const env = {
    ...import.meta.env,
    PATH: path,
    CI: '1',
    EXPO_OFFLINE: '1',
    EXPO_NO_TELEMETRY: '1',
    NODE_ENV: '',
  }
  const options = { cwd: EXAMPLE, env: env as Record<string, string>, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(command, args, options)
  return stdout
}

/** The path of a tool that the example installed. */
export function toolOf(...path: readonly string[]): string {
  return join(EXAMPLE, 'node_modules', ...path)
}

/** Bundles the example for a platform, unless nothing changed since the last time; returns the folder of the bundle. */
export async function bundle(platform: 'android' | 'ios' | 'web'): Promise<string> {
  const folder = join(EXAMPLE, 'dist', platform)
  const stamp = join(folder, '.bundled')
  const wanted = `${fingerprint()} ${hashOf(EXAMPLE, /\.(?:tsx?|json)$/)}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder
  const cli = toolOf('expo', 'bin', 'cli')
  await inExample(process.execPath, [cli, 'export', '--platform', platform, '--output-dir', folder])
  writeFileSync(stamp, wanted)
  return folder
}

// The inputs of the installation: the lock file, and the present state of the package.
function fingerprint(): string {
  const lock = createHash('sha256').update(readFileSync(join(EXAMPLE, 'package-lock.json')))
  return `${lock.digest('hex')} ${hashOf(join(ROOT, 'packages/telephone'), /\.(?:ts|json)$/)}`
}

function hashOf(folder: string, wanted: RegExp): string {
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((one) => wanted.test(one) && !MADE.test(one)).sort())
    hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
