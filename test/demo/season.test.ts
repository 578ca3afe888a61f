// «The demo holds a season, from collections to a shipped container, with one quarantine, one recall exercise and one derogation.»
import { beforeAll, expect, test } from 'vitest'
import { loadDemoData } from '../../scripts/demo-data.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'

const database = await openDatabase('vide')
const rows = (text: string) =>
  withClient(database.adminUrl, async (client) => (await client.query({ text, rowMode: 'array' })).rows)

beforeAll(async () => {
  await loadDemoData(database.adminUrl, { log: () => undefined, season: true })
})

test('collections became lots, lots were cleaned and packed, and one container left', async () => {
  expect(
    await rows(`select l.nature, l.statut, count(*)::int from lot.lot l group by 1, 2 order by 1, 2`),
  ).toEqual([
    ['NET', 'validé', 1],
    ['PF', 'consommé', 1],
    ['PF', 'validé', 1],
    ['REC', 'quarantaine', 1],
    ['REC', 'validé', 3],
  ])
  expect(
    await rows(`select v.statut, x.statut, c.numero, s.numero from vente.vente v
      join expedition.expedition x on x.vente_id = v.id join expedition.conteneur c on c.expedition_id = x.id
      join expedition.scelle s on s.expedition_id = x.id`),
  ).toEqual([['soldée', 'validée', 'MSKU1234565', 'SL-884512']])
})

test('one derogation, by another person than who received', async () => {
  expect(
    await rows(`select d.regle, d.auteur_id <> r.auteur_id, r.statut from reception.derogation d
      join reception.reception r on r.id = d.reception_id`),
  ).toEqual([['mesure_qualite_manquante', true, 'validée']])
})

test('the recall exercise reached what had left, and blocked nothing', async () => {
  expect(await rows('select exercice, statut from rappel.rappel')).toEqual([[true, 'clos']])
  expect(await rows(`select count(*)::int from lot.lot where rappel_id is not null`)).toEqual([[0]])
  expect(await rows(`select count(*)::int > 0 from rappel.ligne where genre = 'expedition'`)).toEqual([
    [true],
  ])
})

test('the late command settled what was expected', async () => {
  expect(
    await rows(`select count(*)::int from reception.apport where reference_provisoire is not null and collecte_id is not null
      and rapproche_le is not null`),
  ).toEqual([[1]])
  expect(
    await rows(`select coalesce(sum(e.quantite_g), 0)::int from matiere.ecriture e join matiere.compte c on c.id = e.compte_id
    where c.genre = 'attendu'`),
  ).toEqual([[0]])
})

test('every movement sums to zero per product', async () => {
  expect(
    await rows(
      `select mouvement_id from matiere.ecriture group by mouvement_id, produit_id having sum(quantite_g) <> 0`,
    ),
  ).toEqual([])
})
