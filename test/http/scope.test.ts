// docs/decisions/0039: «No organization has more than two thirds of a pool … The organization is that of the token»; «A read whose
// client is gone is cancelled».
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Response } from 'express'
import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { currentScope } from '../../src/database/scope.ts'
import { serveWithin } from '../../src/http/calls/requestScope.ts'
import { withLongTimeout } from '../../src/http/calls/run.ts'
import { ROUTES } from '../../src/routes/table.ts'
import type { Caller } from '../../src/tokens/auth.ts'

const answerOf = () =>
  Object.assign(new ServerResponse(new IncomingMessage(new Socket())), { locals: {} }) as unknown as Response
const caller = (known: Partial<Caller>): Caller => ({
  emetteur: 'e',
  sujet: 's',
  identifiant: null,
  identifiant_sur: null,
  organisations: [],
  roles: [],
  x_organisation: null,
  ...known,
})
const shareOf = (known: Partial<Caller>) =>
  serveWithin(answerOf(), caller(known), false, async () => currentScope().share)

test('who drains a device takes of the share of everybody else in its organization', async () => {
  const scope = { organisation_id: 'o', utilisateur_id: 'u', appareil_id: 'a' }
  const signedIn = await shareOf({ organisations: ['DEMO', 'VOISINE'], x_organisation: 'DEMO' })
  expect(await shareOf({ vidage: { ...scope, organisation: 'DEMO' } })).toBe(signedIn)
  expect(await shareOf({ organisations: ['DEMO'], x_organisation: 'VOISINE' })).toBe(signedIn)
  // An older draining token names no organization code.
  expect(await shareOf({ vidage: scope })).toBe('o')
})

test('a client that was gone before its request was served is gone', async () => {
  const isGone = (res: Response) => serveWithin(res, null, true, async () => currentScope().gone?.aborted)
  const gone = answerOf()
  gone.destroy()
  expect([await isGone(gone), await isGone(answerOf())]).toEqual([true, false])
})

test('what works on as much as a file brought in may take minutes, and nothing else may', async () => {
  const asked: string[] = []
  const client = { query: async (text: string) => asked.push(text) } as unknown as PoolClient
  const patienceOf = async (name: string) => {
    const route = ROUTES.find((one) => one.name === name)
    if (route === undefined) throw new Error(name)
    return withLongTimeout(route, client, async () => currentScope().patienceMs)
  }
  expect(await patienceOf('capacites_valider')).toBeUndefined()
  expect(asked).toEqual([])
  for (const name of ['imports_valider', 'imports_annuler']) expect(await patienceOf(name)).toBe(125_000)
  expect(asked).toEqual(Array(2).fill('set local statement_timeout = 120000'))
})
