// Spec: receptions#bons-attendus: a note with a collection that no reception has is listed, also if one of its collections was
// received while the reception of another one was taken back.
import { expect, test } from 'vitest'
import { openApi } from '../api/support/api.ts'
import { deliver } from '../api/support/notes.ts'
import { receive } from '../api/support/receptions.ts'
import { hold, untilBlocked } from './support/sessions.ts'

const api = await openApi({ settings: { POOL_SIZE: '10' } })
const url = api.server.database.adminUrl

test('a collection that comes free meanwhile is not hidden by one that is received', async () => {
  const bon_id = await deliver(api, 2)
  const notes = async () =>
    (await api.get('/v1/bons-livraison?limite=200', 'magasinier')).body.bons as Record<string, unknown>[]
  const note = (await notes()).find(({ id }) => id === bon_id) ?? {}
  const { campagne_id, groupement_id, produit_id, emplacement_id } = note
  const [first, second] = note.collectes as string[]
  const bring = (collecte_id: string | undefined) =>
    receive(api, {
      origine: 'membres',
      campagne_id,
      groupement_id,
      produit_id,
      emplacement_id,
      net_g: 9_500,
      apports: [{ collecte_id }],
    })
  const received = (await bring(first)).body.id as string
  const [entered] = await api.sql<{ id: string }>(
    `select id from matiere.mouvement where entite_id = $1 and genre = 'reception'`,
    [received],
  )
  const holder = await hold(url, 'select from livraison.bon where id = $1 for no key update', [bon_id])
  const bringing = bring(second)
  await untilBlocked(url, 1)
  const taking = api.post(
    `/v1/mouvements/${entered?.id}/contrepasser`,
    { raison: 'Refusée au quai' },
    'direction',
  )
  await untilBlocked(url, 2)
  await holder.release()
  expect([(await bringing).status, (await taking).status]).toEqual([201, 200])
  expect((await notes()).map(({ id }) => id)).toContain(bon_id)
})
