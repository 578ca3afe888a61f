// A document between its act and its background task; only the test itself runs tasks here.
import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { JobHelpers } from 'graphile-worker'
import { expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { verificationOf } from '../../src/documents/make.ts'
import { embeddedStore } from '../../src/objects/embedded.ts'
import { document } from '../../src/tasks/document.ts'
import { openApi } from './support/api.ts'
import { validated } from './support/receptions.ts'

const api = await openApi()

test('a document read before its task drew it has no file yet, and no address', async () => {
  const reception = await validated(api)
  const [told] = (await api.get(`/v1/documents?entite_id=${reception}`, 'rsci')).body.documents
  const early = await api.get(`/v1/documents/${told.id}`, 'rsci')
  expect([early.status, early.body.document.fichier, early.body.lecture]).toEqual([200, null, null])
  const named = { organisation_id: ORGANISATION.demo, document_id: told.id }
  const folder = join(api.server.dataDir, 'objets')
  const objects = await embeddedStore({ folder, url: api.url, secret: 'x'.repeat(32) })
  const making = { objects, verification: verificationOf(api.url) }
  const helpers = { abortSignal: new AbortController().signal } as unknown as JobHelpers
  await document(api.server.database.pool('api', 2), making)(named, helpers)
  const { body } = await api.get(`/v1/documents/${told.id}`, 'rsci')
  const bytes = Buffer.from(await (await fetch(body.lecture.url)).arrayBuffer())
  expect(hash('sha256', bytes)).toBe(body.document.fichier.sha256)
})
