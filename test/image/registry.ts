// A registry on this machine and a Docker daemon that uses it, both from Debian: podman's socket does not report the digest of an
// image.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as passing } from 'node:timers/promises'
import { run, unpackDebian } from '../support/foreignTools.ts'
import type { Podman } from './podman.ts'

const ADDRESS = '127.0.0.1:5055'

/**
 * Starts the registry and the daemon in the network of the containers; the registry has an image with one file under each name.
 * Returns the daemon's socket.
 */
export async function openRegistry(
  engine: Podman,
  folder: string,
  names: readonly string[],
): Promise<string> {
  const tools = await unpackDebian('docker.io', 'docker-registry')
  const at = (name: string) => join(folder, name)
  for (const name of ['registry', 'docker']) mkdirSync(at(name))
  const settings = { rootdirectory: at('registry') }
  const registry = { version: '0.1', storage: { filesystem: settings }, http: { addr: ADDRESS } }
  writeFileSync(at('registry.yml'), JSON.stringify(registry))
  engine.background(join(tools, 'usr/bin/docker-registry'), ['serve', at('registry.yml')])
  await engine.within(
    'curl',
    ['--silent', '--fail', '--retry', '60', '--retry-all-errors', `http://${ADDRESS}/v2/`],
    folder,
  )

  writeFileSync(at('fichier'), 'an image of a registry\n')
  await run('tar', ['-cf', at('image.tar'), 'fichier'], folder)
  writeFileSync(at('policy.json'), '{"default":[{"type":"insecureAcceptAnything"}]}\n')
  const options = ['--tls-verify=false', `--signature-policy=${at('policy.json')}`]
  for (const name of names) {
    await engine.podman('import', at('image.tar'), `${ADDRESS}/${name}`)
    await engine.podman('push', ...options, `${ADDRESS}/${name}`)
    await engine.podman('rmi', `${ADDRESS}/${name}`)
  }

  const socket = at('docker.sock')
  const path = ['usr/bin', 'usr/sbin'].map((bin) => join(tools, bin)).join(':')
  const places = [
    `--data-root=${at('docker')}`,
    `--exec-root=${at('docker')}/run`,
    `--pidfile=${at('docker.pid')}`,
  ]
  const alone = ['--iptables=false', '--ip6tables=false', '--bridge=none', '--storage-driver=vfs']
  engine.background('env', [
    `PATH=${path}:${import.meta.env.PATH}`,
    'dockerd',
    `--host=unix://${socket}`,
    `--registry-mirror=http://${ADDRESS}`,
    ...places,
    ...alone,
  ])
  while (!existsSync(socket)) await passing(100)
  return socket
}
