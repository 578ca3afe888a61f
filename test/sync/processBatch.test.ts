import type { Pool } from 'pg'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MAX_BATCH } from '../../src/contract/batch.ts'
import { loadCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { Refusal } from '../../src/contract/errors.ts'
import { processBatch } from '../../src/sync/batches.ts'
import { openTurns } from '../../src/sync/turns.ts'

const ID = '0190b8a6-5c00-7000-8000-000000000001'
const envelope = {
  id: ID,
  type: 'recolte.chanter',
  version_schema: 1,
  organisation_id: ID,
  appareil_id: ID,
  utilisateur_id: ID,
  sequence: 1,
  cree_le_appareil: '2026-05-04T08:30:00Z',
  horloge: null,
  reference_provisoire: null,
  versions: {},
  pieces_jointes: [],
  payload: {},
  empreinte: 'a'.repeat(64),
}
const caller = {
  emetteur: 'https://idp.test',
  sujet: 's',
  identifiant: 'agent1',
  identifiant_sur: 'agent1',
  organisations: ['DEMO'],
  roles: [],
  x_organisation: null,
}
const body = Buffer.from(`{"commandes":[ ${JSON.stringify(envelope)} ]}`)

function depsOf(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  syncFlush: 'lot' | 'commande' = 'lot',
) {
  const log = pino({ level: 'silent' })
  vi.spyOn(log, 'warn')
  return {
    pool: { query } as unknown as Pool,
    config: { syncFlush },
    schemas: loadCommandSchemas(),
    turns: openTurns(1),
    log,
  }
}

afterEach(() => void vi.restoreAllMocks())

describe('processBatch', () => {
  it.each(['lot', 'commande'] as const)(
    'makes the one CALL and answers its text as it is (flush per %s)',
    async (flush) => {
      const query = vi.fn().mockResolvedValue({ rows: [{ p_reponse: '{"resultats":[ ]}' }] })
      await expect(processBatch(depsOf(query, flush), caller, body)).resolves.toBe('{"resultats":[ ]}')
      expect(query).toHaveBeenCalledTimes(1)
      const [text, [appelant, texts, facts, isFull, perCommand]] = query.mock.calls[0] as [
        string,
        [string, string[], string, boolean, boolean],
      ]
      expect(text).toMatch(/^call v1\.sync_commandes\(/)
      expect(JSON.parse(appelant)).toEqual(caller)
      expect(texts).toEqual([JSON.stringify(envelope)])
      expect(JSON.parse(facts)).toMatchObject([
        { entete: { id: ID, sequence: 1 }, payload: 'schema_inconnu' },
      ])
      expect(isFull).toBe(false)
      expect(perCommand).toBe(flush === 'commande')
    },
  )

  it('tells a batch in which no other command fits', async () => {
    const query = vi.fn().mockResolvedValue({ rows: [{ p_reponse: '{}' }] })
    const full = `{"commandes":[${Array(MAX_BATCH).fill(JSON.stringify(envelope)).join(',')}]}`
    await processBatch(depsOf(query), caller, Buffer.from(full))
    expect(query.mock.calls[0]?.[1]?.[3]).toBe(true)
  })

  it('refuses what it can not read without asking the database', async () => {
    const query = vi.fn()
    const send = (text: string) => processBatch(depsOf(query), caller, Buffer.from(text))
    await expect(send('{')).rejects.toEqual(new Refusal('lot_invalide', { raison: expect.any(String) }))
    await expect(send('{"commandes":[{}]}')).rejects.toMatchObject({
      code: 'enveloppe_illisible',
      details: { index: 0, raison: expect.any(String) },
    })
    expect(query).not.toHaveBeenCalled()
  })

  it('lets a failure of the database through, naming the device in the log', async () => {
    const failure = new Error('terminating connection')
    const deps = depsOf(() => Promise.reject(failure))
    await expect(processBatch(deps, caller, body)).rejects.toBe(failure)
    expect(deps.log.warn).toHaveBeenCalledWith({ appareil_id: ID, commandes: 1 }, 'batch interrupted')
  })
})
