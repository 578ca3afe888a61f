// Docker Compose on podman's socket: the Compose files of a clone, unchanged, with the conditions that services wait for.
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as passing } from 'node:timers/promises'
import { cached, installPrograms, ROOT, run } from '../support/foreignTools.ts'
import { BASE, SERVICE } from './images.ts'
import type { Podman } from './podman.ts'

const MODULE = 'github.com/docker/compose/v2'
const VERSION = 'v2.40.3'
// The images of this repository are built beforehand, and no public registry is used: services whose images are only in a public
// registry are left out. Podman's socket does not report digests, so a Docker daemon does.
const DOCKER = `#!/bin/sh
set -eu
[ "$1" = compose ] || exec podman "$@"
shift
verb=$1
shift
case $verb in
  build) exit 0 ;;
  -f) DOCKER_HOST=$DOCKER_DAEMON exec docker-compose "$verb" "$@" ;;
  exec|run) exec docker-compose "$verb" "$@" ;;
esac
named=
for word; do
  shift
  case $word in
    powersync|compaction|keycloak|--build) continue ;;
    base|preparation|api|taches|sauvegarde) named=yes ;;
  esac
  set -- "$@" "$word"
done
if [ "$verb" = up ]; then
  [ -n "$named" ] || set -- "$@" base api taches sauvegarde
  set -- --no-build --pull=never "$@"
fi
exec docker-compose "$verb" "$@"
`

const MOST_MS = 600_000

/** The Compose files of an installation that keeps its files in a folder. */
export const FILES = 'docker-compose.yml:ops/docker/objets/dossier.yml'
/** The settings of the demo. */
export const DEMO = { NODE_ENV: 'development', OIDC_EMBEDDED: 'auto', COMPOSE_FILE: FILES }
/** The command line that starts the services and waits until they serve. */
export const UP = 'docker compose up --detach --wait base api taches'
/** The image names in the Compose files, with the image that is built here for each. */
export const NAMED = {
  ...Object.fromEntries(['base', 'sauvegarde'].map((name) => [`sillon-${name}`, BASE])),
  ...Object.fromEntries(
    ['preparation', 'api', 'taches', 'exploitation'].map((name) => [`sillon-${name}`, SERVICE]),
  ),
}

/** Waits until a condition holds, for at most ten minutes. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + MOST_MS; !(await isSo()); await passing(1000))
    if (Date.now() > end) throw new Error(`not within ten minutes: ${isSo}`)
}

/** Waits until the running service `sauvegarde` has made a backup. */
export function untilBackedUp({ type }: Compose): Promise<void> {
  const log = 'docker compose logs --no-log-prefix sauvegarde'
  return until(async () => /, complete$/m.test(await type(log)))
}

/** A clone of HEAD whose services run under Compose. */
export type Compose = {
  /** Runs lines of a documentation page in the clone, as an operator would; returns their output. */
  type(lines: string): Promise<string>
  /** Writes the clone's settings. */
  set(settings: Readonly<Record<string, string>>): void
}

/**
 * Opens a clone in an empty folder; `images` gives the image for each name in the Compose files, `daemon` the socket of a Docker
 * daemon. Containers and volumes end with podman.
 */
export async function openCompose(
  engine: Podman,
  folder: string,
  images: Readonly<Record<string, string>>,
  daemon = '',
): Promise<Compose> {
  const clone = join(folder, 'sillon')
  await run('git', ['clone', '--quiet', '--depth=1', `file://${ROOT}`, clone], folder)
  for (const [name, image] of Object.entries(images))
    await engine.podman('tag', image, `docker.io/library/${name}`)
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'docker'), DOCKER)
  chmodSync(join(bin, 'docker'), 0o755)
  const socket = join(folder, 'podman.sock')
  engine.background('podman', ['system', 'service', '--time=0', `unix://${socket}`])
  while (!existsSync(socket)) await passing(100)
  // Podman leaves health checks to systemd timers, which a machine may lack, so they are run here.
  const check =
    'while sleep 2; do for one in $(podman ps --quiet); do podman healthcheck run $one; done; done > /dev/null 2>&1'
  engine.background('sh', ['-c', check])
  const path = [bin, await built(), import.meta.env.PATH].join(':')
  // A variable of the shell would override one in the file .env, so it is removed.
  const environment = [
    '--unset=NODE_ENV',
    `DOCKER_HOST=unix://${socket}`,
    `DOCKER_DAEMON=unix://${daemon}`,
    `PATH=${path}`,
  ]
  return {
    type: (lines) => engine.within('env', [...environment, 'sh', '-ec', `exec 2>&1\n${lines}`], clone),
    set: (settings) => {
      const lines = Object.entries(settings).map((one) => one.join('='))
      writeFileSync(join(clone, '.env'), `${lines.join('\n')}\n`)
    },
  }
}

function built(): Promise<string> {
  return cached(`${MODULE} ${VERSION}`, async (folder) => {
    const go = (await run('sh', ['-c', 'command -v go || echo /usr/bin/go'], ROOT)).trim()
    await installPrograms({ [go]: 'golang-go' })
    await run(go, ['mod', 'init', 'tool'], folder)
    await run(go, ['get', '-tool', `${MODULE}/cmd@${VERSION}`], folder)
    await run(go, ['build', '-o', 'docker-compose', `${MODULE}/cmd`], folder)
  })
}
