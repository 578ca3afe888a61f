// The images built from this repository, the image of each service, and an act of a phone at these services.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as passing } from 'node:timers/promises'
import { ROOT } from '../support/foreignTools.ts'
import { openPodman, type Podman } from './podman.ts'

const BACKUP_MS = 600_000
const BUSY_MS = 300_000
const NEWER_DEBIAN = 'debian:13-slim'
/** The image of the service. */
export const SERVICE = 'localhost/sillon_service'
/** The image of the database. */
export const BASE = 'localhost/sillon_base'
/** The image of the database with PostgreSQL 17; the image that upgrades its volume has the suffix `_montee`. */
export const NEWER = 'localhost/sillon_base_17'
/** The image of each service of docker-compose.yml. */
export const IMAGES = {
  base: BASE,
  sauvegarde: BASE,
  preparation: SERVICE,
  api: SERVICE,
  taches: SERVICE,
  exploitation: SERVICE,
}

/** Returns the default value of an argument in a Dockerfile, for example its base image. */
export const baseOf = (file: string, name: string) =>
  new RegExp(`^ARG ${name}=(.*)$`, 'm').exec(readFileSync(join(ROOT, file), 'utf8'))?.[1] ?? ''

/** Opens podman with both images, built from their files unchanged; `newer` adds those of PostgreSQL 17, `bases` other Debians. */
export async function openBuilt({ newer, bases = {} }: Wanted): Promise<Podman> {
  const older = { [baseOf('ops/docker/base/Dockerfile', 'DEBIAN_IMAGE')]: 'bookworm' }
  const debian = { ...older, ...(newer ? { [NEWER_DEBIAN]: 'trixie' } : {}), ...bases }
  const engine = await openPodman({ debian, node: baseOf('Dockerfile', 'NODE_IMAGE') })
  try {
    await buildBoth(engine)
    if (newer) await buildNewer(engine)
    return engine
  } catch (error) {
    await engine.close()
    throw error
  }
}

type Wanted = { readonly newer: boolean; readonly bases?: Readonly<Record<string, string>> }

async function buildBoth({ build }: Podman): Promise<void> {
  await build(BASE, join(ROOT, 'ops/docker'), join(ROOT, 'ops/docker/base/Dockerfile'))
  await build(SERVICE, ROOT, join(ROOT, 'Dockerfile'))
}

// Builds both images of PostgreSQL 17, as ops/docker/base/17.yml says.
async function buildNewer({ build }: Podman): Promise<void> {
  const args = [`--build-arg=DEBIAN_IMAGE=docker.io/library/${NEWER_DEBIAN}`, '--build-arg=POSTGRESQL=17']
  const [context, file] = [join(ROOT, 'ops/docker'), join(ROOT, 'ops/docker/base/Dockerfile')]
  await build(NEWER, context, file, ...args)
  await build(`${NEWER}_montee`, context, file, ...args, '--build-arg=AVEC_15=yes')
}

/** Waits until the running job `sauvegarde` has made a backup. */
export async function untilBackedUp({ podman }: Podman): Promise<void> {
  for (const until = Date.now() + BACKUP_MS; ; await passing(1000)) {
    const log = await podman('logs', 'sauvegarde')
    if (/, complete$/m.test(log)) return
    if (Date.now() > until) throw new Error(`no backup was made: ${log}`)
  }
}

/**
 * Sends a collection as a phone, retries while the service is busy, and reads an earlier collection; throws unless the service
 * accepts it.
 */
export async function playAct({ within }: Podman, earlier?: string): Promise<Act> {
  const args = [join(ROOT, 'test/image/day.ts'), 'http://127.0.0.1:3000', ...(earlier ? [earlier] : [])]
  for (const until = Date.now() + BUSY_MS; ; await passing(1000)) {
    const played = await within(process.execPath, args, ROOT).catch((error: Error) => error)
    if (typeof played === 'string') {
      const { status, ...act } = JSON.parse(played)
      if (status !== 200) throw new Error(`the service responds ${status}`)
      return act
    }
    if (Date.now() > until || !/\b503\b/.test(played.message)) throw played
  }
}

type Act = { readonly id: string; readonly number: string; readonly again: string | null }
