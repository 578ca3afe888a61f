// Makes or verifies a dossier in a separate process, whose memory is measured and which may be killed.
import { join } from 'node:path'
import type { JobHelpers } from 'graphile-worker'
import type { JWK } from 'jose'
import { connect } from '../../src/database/db.ts'
import type { DatabaseConfig } from '../../src/database/ownDatabase.ts'
import { verificationOf } from '../../src/documents/make.ts'
import type { DossierKey } from '../../src/dossier/door.ts'
import { verifyArchive } from '../../src/dossier/verify.ts'
import { embeddedStore } from '../../src/objects/embedded.ts'
import { dossier } from '../../src/tasks/dossier.ts'
import { WORKER_CONNECTIONS } from '../../src/tasks/worker.ts'
import { keysOf, publishedKeys } from '../../src/tokens/configured.ts'

/** The request: the dossier to make, or the archive to verify. */
export type Asked = { readonly config: DatabaseConfig } & (
  | { readonly it: DossierKey; readonly archive?: never }
  | { readonly archive: string }
)

async function make(config: DatabaseConfig, it: DossierKey): Promise<string> {
  const folder = join(config.dataDir, 'objets')
  const objects = await embeddedStore({ folder, url: config.publicUrl, secret: 'x'.repeat(32) })
  const { seal } = await keysOf(config)
  const options = { max: WORKER_CONNECTIONS, role: 'api', application: 'sillon-bench' } as const
  const pool = connect(config.databaseUrl, options)
  const task = dossier({ pool, objects, seal, verification: verificationOf(config.publicUrl) })
  await task(it, { abortSignal: new AbortController().signal } as unknown as JobHelpers)
  await pool.end()
  return 'made'
}

async function verify(config: DatabaseConfig, archive: string): Promise<string> {
  const keys = await publishedKeys(config)
  const find = async (kid: string) => keys.find((key: JWK) => key.kid === kid) ?? null
  const { faults, files } = await verifyArchive(archive, find)
  return `${files} files, ${faults.length} faults`
}

process.once('message', ({ config, ...asked }: Asked) => {
  void (asked.archive === undefined ? make(config, asked.it) : verify(config, asked.archive)).then(
    (said) => process.send?.(said, () => process.exit(0)),
    (error: unknown) => process.send?.(String(error), () => process.exit(1)),
  )
  process.once('disconnect', () => process.exit(1))
})
