// Parts made from the service's own files. They are read once, even if a process starts several services.
import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { loadCommandSchemas } from './contract/commandSchemas.ts'
import { buildContract } from './contract/openapi.ts'
import { readRouteSchemas } from './contract/routeSchemas.ts'
import { createReaders } from './http/bodies/requests.ts'
import { compressOnce } from './http/responses/compression.ts'
import type { Holdings } from './process/holdings.ts'
import { ROUTES } from './routes/table.ts'

let files: ReturnType<typeof readFiles> | undefined

/** Returns the schemas, the contract and the validators of requests. */
export function ownFiles() {
  files ??= readFiles()
  return files
}

/** Compiles the validators one route at a time, so that requests are served in between. */
export async function compileReaders({ drains }: Pick<Holdings, 'drains'>): Promise<void> {
  let isEnding = false
  drains.push(async () => {
    isEnding = true
  })
  for (const reader of ownFiles().readers.values()) {
    await setImmediate()
    if (isEnding) return
    reader.compile()
  }
}

function readFiles() {
  const schemas = readRouteSchemas()
  const text = JSON.stringify(buildContract(ROUTES, schemas))
  const contract = { text, etag: `"${hash('sha256', text)}"`, compressed: compressOnce(text) }
  return { schemas, contract, readers: createReaders(ROUTES, schemas), commands: loadCommandSchemas() }
}
