// The services of docker-compose.yml as containers of podman, with the files in a volume (ops/docker/objets/dossier.yml).
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as passing } from 'node:timers/promises'
import { parseCompose, type Service } from '../support/compose/compose.ts'
import { ROOT } from '../support/foreignTools.ts'
import type { Podman } from './podman.ts'

const READY_MS = 180_000
const NETWORK = 'sillon'

const read = (file: string) => parseCompose(readFileSync(join(ROOT, file), 'utf8')).services
const services = read('docker-compose.yml')
const inFolder = read('ops/docker/objets/dossier.yml')

/** Services that run as containers. */
export type Containers = {
  start(name: string): Promise<void>
  /** Runs a service that ends; throws if it fails. */
  runToEnd(name: string): Promise<void>
  /** Stops it as Compose does. Returns its exit code and the milliseconds that it took. */
  stop(name: string): Promise<{ readonly code: number; readonly ms: number; readonly graceMs: number }>
  isHealthy(name: string): Promise<void>
}

/** Makes secrets and the network; `images` names the image of each service. */
export async function openContainers(
  { podman }: Podman,
  images: Readonly<Record<string, string>>,
  secrets: string,
): Promise<Containers> {
  execFileSync('/bin/sh', [join(ROOT, 'ops/docker/secrets.sh'), secrets])
  await podman('network', 'rm', '--force', NETWORK)
  await podman('network', 'create', NETWORK)
  const argumentsOf = (name: string) => {
    const service: Service = services[name] ?? {}
    const environment = { ...service.environment, ...inFolder[name]?.environment }
    const [entrypoint, ...rest] = service.entrypoint ?? []
    return [
      `--name=${name}`,
      `--network=${NETWORK}`,
      `--network-alias=${name}`,
      ...(service.init ? ['--init'] : []),
      ...(service.stop_signal ? [`--stop-signal=${service.stop_signal}`] : []),
      ...Object.entries(environment).map(([key, value]) => `--env=${key}=${filled(value)}`),
      ...(service.secrets ?? []).map((one) => `--volume=${join(secrets, one)}:/run/secrets/${one}:ro`),
      ...(service.volumes ?? []).map((one) => `--volume=${one}`),
      ...(service.ports ?? []).map((one) => `--publish=${one}`),
      ...(entrypoint === undefined ? [] : [`--entrypoint=${entrypoint}`]),
      images[name] ?? '',
      ...rest,
      ...(service.command ?? []).map((word) => word.replaceAll('$$', '$')),
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
    runToEnd: async (name) => {
      await podman('run', '--rm', ...argumentsOf(name))
    },
    stop: async (name) => {
      const seconds = secondsOf(services[name]?.stop_grace_period ?? '10s')
      const from = Date.now()
      await podman('stop', `--time=${seconds}`, name)
      const code = Number(await podman('inspect', '--format={{.State.ExitCode}}', name))
      return { code, ms: Date.now() - from, graceMs: 1000 * seconds }
    },
  }
}

// Values that .env of the demo gives.
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
