// The services of docker-compose.yml as containers of podman, with the files in a volume (ops/docker/objets/dossier.yml).
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as passing } from 'node:timers/promises'
import { parseCompose, type Service } from '../support/compose/compose.ts'
import { ROOT } from '../support/foreignTools.ts'
import type { Podman } from './podman.ts'

const READY_MS = 600_000
const NETWORK = 'sillon'

const FILES = ['docker-compose.yml', 'ops/docker/objets/dossier.yml']

// Reads the services and volume names of Compose files that belong together. No object store runs here, so the conditions that
// services wait for are ignored.
function read(files: readonly string[]) {
  const services: Record<string, Service> = {}
  const names: Record<string, string> = {}
  for (const file of files) {
    const compose = parseCompose(readFileSync(join(ROOT, file), 'utf8'))
    for (const [name, added] of Object.entries(compose.services)) {
      const environment = { ...services[name]?.environment, ...added.environment }
      services[name] = { ...services[name], ...added, environment }
    }
    for (const [name, volume] of Object.entries(compose.volumes ?? {}))
      names[name] = volume?.name ?? `sillon_${name}`
  }
  return { services, names }
}

/** The services that run as containers. */
export type Containers = {
  start(name: string): Promise<void>
  /** Runs a service that ends by itself, with these arguments in place of its own; returns its output, throws if it fails. */
  runToEnd(name: string, ...args: readonly string[]): Promise<string>
  /** Stops a service as Compose does. Returns its exit code and the milliseconds that it took. */
  stop(name: string): Promise<{ readonly code: number; readonly ms: number; readonly graceMs: number }>
  isHealthy(name: string): Promise<void>
}

/** Creates secrets and the network; `images` gives the image of each service, `added` further Compose files. */
export async function openContainers(
  { podman }: Podman,
  images: Readonly<Record<string, string>>,
  secrets: string,
  ...added: readonly string[]
): Promise<Containers> {
  const { services, names } = read([...FILES, ...added])
  execFileSync('/bin/sh', [join(ROOT, 'ops/docker/secrets.sh'), secrets])
  await podman('network', 'rm', '--force', NETWORK)
  await podman('network', 'create', NETWORK)
  const volumeOf = (one: string) => one.replace(/^\w+(?=:)/, (name) => names[name] ?? name)
  const argumentsOf = (name: string, given: readonly string[] = []) => {
    const service: Service = services[name] ?? {}
    const [entrypoint, ...rest] = service.entrypoint ?? []
    return [
      `--name=${name}`,
      `--network=${NETWORK}`,
      `--network-alias=${name}`,
      ...(service.init ? ['--init'] : []),
      ...(service.stop_signal ? [`--stop-signal=${service.stop_signal}`] : []),
      ...Object.entries(service.environment ?? {}).map(([key, value]) => `--env=${key}=${filled(value)}`),
      ...(service.secrets ?? []).map((one) => `--volume=${join(secrets, one)}:/run/secrets/${one}:ro`),
      ...(service.volumes ?? []).map((one) => `--volume=${volumeOf(one)}`),
      ...(service.ports ?? []).map((one) => `--publish=${one}`),
      ...(entrypoint === undefined ? [] : [`--entrypoint=${entrypoint}`]),
      images[name] ?? '',
      ...rest,
      ...(given.length > 0 ? given : (service.command ?? [])).map((word) => word.replaceAll('$$', '$')),
    ]
  }
  const isHealthy = async (name: string) => {
    const [kind, ...test] = (services[name]?.healthcheck?.test ?? ['CMD', 'true']) as string[]
    const command = kind === 'CMD-SHELL' ? ['sh', '-c', ...test] : test
    for (const until = Date.now() + READY_MS; ; await passing(500)) {
      const fault = await podman('exec', name, ...command).then(() => null, String)
      if (fault === null) return
      if (Date.now() > until)
        throw new Error(`${name} is not healthy: ${fault}\n${await podman('logs', '--tail=30', name)}`)
    }
  }
  return {
    isHealthy,
    start: async (name) => {
      await podman('run', '--detach', ...argumentsOf(name))
      await isHealthy(name)
    },
    runToEnd: (name, ...args) => podman('run', '--rm', ...argumentsOf(name, args)),
    stop: async (name) => {
      const seconds = secondsOf(services[name]?.stop_grace_period ?? '10s')
      const from = Date.now()
      await podman('stop', `--time=${seconds}`, name)
      const code = Number(await podman('inspect', '--format={{.State.ExitCode}}', name))
      return { code, ms: Date.now() - from, graceMs: 1000 * seconds }
    },
  }
}

// The values that the demo's .env contains.
const GIVEN: Readonly<Record<string, string>> = { NODE_ENV: 'development', OIDC_EMBEDDED: 'auto' }

function filled(value: string): string {
  return value.replaceAll(
    /\$\{(\w+)(?::?[-?]([^}]*))?\}/g,
    (_, name, otherwise = '') => GIVEN[name] ?? otherwise,
  )
}

function secondsOf(duration: string): number {
  const [, number, unit] = /^(\d+)([sm])$/.exec(duration) ?? []
  return Number(number) * (unit === 'm' ? 60 : 1)
}
