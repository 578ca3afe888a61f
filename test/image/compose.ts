// Docker Compose at podman's socket: docker-compose.yml as it is, with its conditions.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as passing } from 'node:timers/promises'
import { cached, installPrograms, ROOT, run } from '../support/foreignTools.ts'
import { IMAGES } from './images.ts'
import type { Podman } from './podman.ts'

const MODULE = 'github.com/docker/compose/v2'
const VERSION = 'v2.40.3'
const FILES = 'docker-compose.yml:ops/docker/objets/dossier.yml'
// Names of images that are built here.
const IMAGE_OF = (service: string) => `docker.io/library/sillon-${service}`

/** Runs `docker compose` with these arguments and returns its output. */
export type Compose = (...args: readonly string[]) => Promise<string>

/** Opens it for the images that were built; containers and volumes end with podman. */
export async function openCompose(engine: Podman, secrets: string): Promise<Compose> {
  await run('/bin/sh', [join(ROOT, 'ops/docker/secrets.sh'), secrets], ROOT)
  for (const [service, image] of Object.entries(IMAGES)) await engine.podman('tag', image, IMAGE_OF(service))
  const program = join(await built(), 'docker-compose')
  const socket = join(secrets, 'podman.sock')
  engine.background('podman', ['system', 'service', '--time=0', `unix://${socket}`])
  while (!existsSync(socket)) await passing(100)
  // Podman leaves health checks to timers of systemd, which a machine may lack: they are run here instead.
  const check =
    'while sleep 2; do for one in $(podman ps --quiet); do podman healthcheck run $one; done; done > /dev/null 2>&1'
  engine.background('sh', ['-c', check])
  const settings = [
    `DOCKER_HOST=unix://${socket}`,
    `COMPOSE_FILE=${FILES}`,
    `SECRETS=${secrets}`,
    'NODE_ENV=development',
    'OIDC_EMBEDDED=auto',
  ]
  return (...args) => engine.within('env', [...settings, program, ...args], ROOT)
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
