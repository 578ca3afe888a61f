// An S3 gateway on this machine that can be killed, paused and filled, and the buckets of its only access key.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  CreateBucketCommand,
  PutBucketVersioningCommand,
  PutObjectLockConfigurationCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { ObjectStore } from '../../src/objects/port.ts'
import { s3Store } from '../../src/objects/s3.ts'
import { until } from '../concurrency/support/sessions.ts'

/** The only access key of a gateway. */
export const KEY = { accessKeyId: 'sillonkey', secretAccessKey: 'sillon-secret-0123456789' }
/** The region for which its requests are signed. */
export const REGION = 'us-east-1'

/** A kind of bucket: the locked one keeps each version for a day. */
export type Kind = 'plain' | 'versioned' | 'locked'

/** A running gateway. */
export type Gateway = {
  readonly url: string
  /** Fills the disk of the gateway; `free` empties it. */
  fill(): Promise<void>
  free(): Promise<void>
  /** Kills the gateway; `start` starts it again on the same data. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Pauses the gateway, so that it does not respond; `resume` lets it continue. */
  hold(): void
  resume(): void
}

/** A program in the background; its last output explains why it ended. */
export type Running = { readonly child: ChildProcess; end(): Promise<void> }

/** Starts a program in the background. */
export function startProgram(command: string, args: readonly string[], env: Record<string, string>): Running {
  const child = spawn(command, [...args], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  return {
    child,
    async end() {
      child.kill('SIGCONT')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Starts a gateway's process with `begin`; returns the functions that kill, pause and restart it. */
export async function runGateway(
  url: string,
  begin: () => Running,
): Promise<Pick<Gateway, 'url' | 'kill' | 'start' | 'hold' | 'resume'>> {
  let running: Running
  const start = async () => {
    running = begin()
    await until(`${url} responds`, () =>
      fetch(url).then(
        ({ status }) => status < 500,
        () => false,
      ),
    )
  }
  await start()
  return {
    url,
    start,
    kill: () => running.end(),
    hold: () => void running.child.kill('SIGSTOP'),
    resume: () => void running.child.kill('SIGCONT'),
  }
}

/** Returns the store in a bucket of a gateway. */
export function storeOf({ url }: Pick<Gateway, 'url'>, bucket: string): ObjectStore {
  return s3Store({ bucket, endpoint: url, region: REGION, credentials: KEY, pathStyle: true })
}

/** Makes a bucket. */
export async function makeBucket(url: string, Bucket: string, kind: Kind = 'plain'): Promise<void> {
  const client = new S3Client({ endpoint: url, region: REGION, forcePathStyle: true, credentials: KEY })
  await client.send(new CreateBucketCommand({ Bucket, ObjectLockEnabledForBucket: kind === 'locked' }))
  if (kind === 'versioned') {
    const VersioningConfiguration = { Status: 'Enabled' as const }
    await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }))
  }
  if (kind === 'locked') {
    const DefaultRetention = { Mode: 'COMPLIANCE' as const, Days: 1 }
    const ObjectLockConfiguration = { ObjectLockEnabled: 'Enabled' as const, Rule: { DefaultRetention } }
    await client.send(new PutObjectLockConfigurationCommand({ Bucket, ObjectLockConfiguration }))
  }
  client.destroy()
}
