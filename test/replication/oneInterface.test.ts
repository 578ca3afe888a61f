// Spec: replication#par-pages: the package has one replica interface for both sources of rows: a replication service, or pages.
import { remainingCapacity } from '@sillon/telephone/calcul'
import { openPages } from '@sillon/telephone/pages'
import { powersyncReplica } from '@sillon/telephone/powersync'
import type { Replica } from '@sillon/telephone/replica'
import { describe, expect, test } from 'vitest'
import { PARCELLE, PRODUCTEUR } from '../../demo/ids.ts'
import { openOffice } from '../api/support/office.ts'
import { SQLITES } from '../client/sqlites.ts'
import { heldIn, openPaged } from './support/paged.ts'
import { perimeterOf } from './support/perimeter.ts'
import { asJson } from './support/phone.ts'
import { simulatedDatabase } from './support/simulated.ts'
import { claimsOf, openWorld } from './support/world.ts'

const { api, replicate } = await openWorld()
const { device, send } = await openOffice(api)
const { phone } = await openPaged(api, device)
const database = simulatedDatabase(claimsOf(device), replicate)

const paged = Object.entries(SQLITES).map(
  async ([name, open]): Promise<[string, Replica]> => [
    `pages of the service in ${name}`,
    await openPages(await open(':memory:')),
  ],
)

describe.each<[string, Replica]>([
  ...(await Promise.all(paged)),
  ['a replication service', powersyncReplica(database)],
])('by %s', (_, replica) => {
  test('once it is synchronized the phone holds its perimeter, to the row and the column', async () => {
    await replica.synchronized(phone)
    const expected = asJson(await perimeterOf(api.server.database.adminUrl, claimsOf(device)))
    expect(await heldIn(replica)).toEqual(expected)
  })

  test('rows are found by their values, in the order of their ids', async () => {
    const plots = await replica.rows('parcelle', { producteur_id: PRODUCTEUR.ordinary })
    expect(plots.map(({ id }) => id)).toContain(PARCELLE.ordinary)
    expect(plots.map(({ id }) => id)).toEqual(plots.map(({ id }) => id).toSorted())
    const all = await replica.rows('parcelle')
    expect(plots).toEqual(all.filter(({ producteur_id }) => producteur_id === PRODUCTEUR.ordinary))
    expect(await replica.rows('parcelle', { id: PARCELLE.ordinary })).toHaveLength(1)
    const open = await replica.rows('parcelle', { fusionnee_dans: null, nom: undefined })
    expect(open).toEqual(all.filter(({ fusionnee_dans }) => fusionnee_dans === null))
    const [one] = await replica.rows('etat', { rang: 1 })
    expect(one?.rang).toBe(1)
    await expect(replica.rows('etat', { 'rang) or (1': 1 } as never)).rejects.toMatchObject({
      code: 'colonne_inconnue',
    })
  })

  test('what remains of a capacity is computed from its rows', async () => {
    const [row] = await replica.rows('solde', { producteur_id: PRODUCTEUR.ordinary })
    const [register] = await api.sql<{ reste_g: string }>(
      `select plafond_g - consomme_g as reste_g from capacite.solde
       where campagne_id || ':' || producteur_id || ':' || matiere_code || ':' || etat_code = $1`,
      [row?.id],
    )
    expect(row && remainingCapacity(row)).toBe(Number(register?.reste_g))
  })

  test('a result whose answer was lost is among its rows, as it was answered', async () => {
    const before = await replica.results.read()
    const { result } = await send()
    await replica.synchronized(phone)
    const known = new Set(before.map(({ commande_id }) => commande_id))
    const found = await replica.results.read()
    expect(found.filter(({ commande_id }) => !known.has(commande_id))).toMatchObject([result])
  })

  test('it forgets', async () => {
    await replica.erase()
    expect(await heldIn(replica)).toEqual({})
  })
})
