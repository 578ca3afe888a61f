// «The demo holds a season, from collections to a shipped container, with one quarantine, one recall exercise and one derogation.»
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoId } from '../../demo/ids.ts'
import { storeImports } from '../../demo/play/seasonImport.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { openServer } from '../support/server.ts'
import { expectOwnAuthors } from './alike/authors.ts'
import { expectBalancesAlike, expectStockAlike } from './alike/balances.ts'
import { expectFiguresAlike } from './alike/campaign.ts'
import { expectCockpitAlike } from './alike/cockpit.ts'
import { expectDossierAlike } from './alike/dossier.ts'
import { expectLabelsAlike, expectLotsAlike, expectTracesAlike } from './alike/lots.ts'
import { expectProducersAlike } from './alike/producers.ts'
import { expectRegistersAlike } from './alike/registers.ts'
import { by, waysInto } from './alike/ways.ts'
import { WORLDS } from './alike/worlds.ts'

const database = await openDatabase('saison')
const ways = waysInto(await openServer({ TASKS: 'apart' }, { database }))
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const rows = (text: string) =>
  withClient(database.adminUrl, async (client) => (await client.query({ text, rowMode: 'array' })).rows)

test('collections became lots, lots were cleaned and packed, and one container left', async () => {
  expect(
    await rows(`select l.nature, l.statut, count(*)::int from lot.lot l group by 1, 2 order by 1, 2`),
  ).toEqual([
    ['NET', 'validé', 1],
    ['PF', 'consommé', 1],
    ['PF', 'validé', 1],
    ['REC', 'quarantaine', 1],
    ['REC', 'validé', 5],
  ])
  expect(
    await rows(`select v.statut, x.statut, c.numero, s.numero from vente.vente v
      join expedition.expedition x on x.vente_id = v.id join expedition.conteneur c on c.expedition_id = x.id
      join expedition.scelle s on s.expedition_id = x.id`),
  ).toEqual([['soldée', 'validée', 'MSKU1234565', 'SL-884512']])
})

test.each(WORLDS)('it has %s', async (_world, query) => expect(await rows(query)).not.toEqual([]))

test('nothing of an organization names an account of another as its author', () => expectOwnAuthors(rows))

test('a dossier is asked for, with the trace of what left; the service makes it when it runs', async () => {
  expect(
    await rows(`select d.statut, count(*)::int from dossier.dossier d
      join dossier.lot k on k.dossier_id = d.id join lot.lot l on l.id = k.lot_id and l.nature = 'PF'
      join graphile_worker.jobs j on j.key = 'dossier/' || d.id group by 1`),
  ).toEqual([['en_attente', 1]])
})

// restauration#fichiers: in a demo, `fichiers verifier` finds no missing file.
test('the files that the office imported stand in the store where the database says', async () => {
  const put: unknown[][] = []
  await storeImports(database.adminUrl, {
    put: async ({ cle, sha256 }, content) => {
      put.push([cle, sha256, content.length])
    },
  })
  const told = 'select importation.cle_objet(i), i.sha256, i.taille_octets::int'
  expect(put).toEqual(await rows(`${told} from importation.importation i order by i.genre`))
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

test('a group is planned, one of its members was inspected, and what was found is closed by somebody else', async () => {
  expect(
    await rows(`select x.genre, s.statut, count(*)::int from inspection.prevue x
      cross join lateral inspection.suivi(x, now()) as s where s.statut = 'faite' group by 1, 2 order by 1`),
  ).toEqual([['interne', 'faite', 1]])
  expect(
    await rows(`select n.question_code, n.statut, n.close_par = any (n.mesuree_par || n.auteur_id)
      from non_conformite.non_conformite n`),
  ).toEqual([['registre_a_jour', 'close', false]])
})

test('the late command settled what was expected', async () => {
  expect(
    await rows(`select count(*)::int from reception.apport where reference_provisoire is not null and collecte_id is not null
      and rapproche_le is not null`),
  ).toEqual([[1]])
  expect(
    await rows(`select coalesce(sum(e.quantite_g), 0)::int from matiere.toute_ecriture e join matiere.compte c on c.id = e.compte_id
    where c.genre = 'attendu'`),
  ).toEqual([[0]])
})

test('a plot is organic under one referential and not under another, and a collection over its ceiling waits in the store', async () => {
  expect(
    await rows(`select array_agg(q.referentiel_code || ' ' || q.etat_code order by 1), o.motifs, l.statut
      from controle.controle k join collecte.collecte c on c.id = k.entite_id
        join reception.apport a on a.collecte_id = c.id join lot.lot l on l.reception_id = a.reception_id
        cross join lateral (select array_agg(m.motif) as motifs from controle.controle m where m.entite_id = c.id and m.statut = 'ouvert') as o
        join conformite.statut_parcelle q on q.parcelle_id = c.parcelle_id and q.periode @> now()
      where k.motif = 'capacite_depassee' group by c.id, o.motifs, l.statut`),
  ).toEqual([[['AB AB', 'NOP TR'], ['capacite_depassee'], 'validé']])
})

test('two campaigns run on two versions of a pack, and the juice of one plot draws by the coefficient of each', async () => {
  expect(
    await rows(`select g.code <> 'JUS', v.version, c.net_g::int, k.quantite_g::int
      from collecte.collecte c join produit.produit p on p.id = c.produit_id and p.code = 'ANANASJUS'
        join campagne.campagne g on g.id = c.campagne_id and g.statut = 'ouverte'
        join pack.pack_version v on v.id = g.pack_version_id
        join capacite.toute_consommation k on k.collecte_id = c.id order by 2`),
  ).toEqual([
    [true, '1.0', 100_000, 220_000],
    [false, '1.1', 100_000, 240_000],
  ])
})

test('certificates name activities, sites, places, products and days', async () => {
  expect(
    await rows(`select count(distinct activite)::int, count(site)::int, count(unite)::int, count(produit_id)::int,
      count(*) filter (where not upper_inf(effet_pendant))::int, count(*) filter (where lower(effet_pendant) > now())::int
      from certificat.portee p join certificat.certificat c on c.id = p.certificat_id where c.referentiel_code = 'NOP'`),
  ).toEqual([[5, 2, 1, 2, 1, 1]])
})

test('a field grows pineapples among mangoes: a capacity of each, by its share, waits for its validation', async () => {
  expect(
    await rows(`select c.matiere_code, c.statut, (l.value ->> 'part_cp')::int, jsonb_array_length(c.lignes)
      from capacite.capacite c cross join jsonb_array_elements(c.lignes) as l
      where l.value ->> 'parcelle_id' in (select id::text from parcelle.parcelle where nom = 'Verger d’ananas') order by 1`),
  ).toEqual([
    ['ANANAS', 'proposee', 6_000, 1],
    ['MANGUE', 'proposee', 10_000, 1],
  ])
})

test('every movement sums to zero per product', async () => {
  expect(
    await rows(
      `select mouvement_id from matiere.toute_ecriture group by mouvement_id, produit_id having sum(quantite_g) <> 0`,
    ),
  ).toEqual([])
})

test('the publisher wrote licences and invoices of both organizations', async () => {
  expect(
    await rows(`select o.code, l.corrige is not null, e.fin >= current_date from licence.licence_en_vigueur e
      join licence.licence l on l.id = e.licence_id join organisation.organisation o on o.id = e.organisation_id
      order by o.code`),
  ).toEqual([
    ['DEMO', true, true],
    ['VOISINE', false, false],
  ])
  expect(
    await rows(`select o.code, f.statut, f.devise, f.echeance < current_date from facture.facture f
      join organisation.organisation o on o.id = f.cible order by o.code`),
  ).toEqual([
    ['DEMO', 'payee', 'XOF', true],
    ['VOISINE', 'emise', 'XOF', true],
  ])
})

test('the cockpit says of both organizations what their tables hold', () => expectCockpitAlike(rows))

test('one line of the trucks that were paid is barred until somebody has looked at its weight', async () => {
  expect(
    await rows(`select paiement.obstacles(c), count(*)::int from paiement.creance c
      join paiement.reste r on r.creance_id = c.id where c.producteur_id is not null and r.reste > 0
      group by 1 order by 1`),
  ).toEqual([
    [[], 1],
    [['erreur_signalee_agent'], 1],
  ])
  // The first requests in the README are about this producer.
  const producteur = demoId('producteur', 2)
  expect(
    await rows(`select c.producteur_id, (s.value ->> 'paye')::int > 0, (s.value ->> 'solde')::int = r.reste
      from paiement.creance c join paiement.reste r on r.creance_id = c.id
        cross join jsonb_array_elements(paiement.releve(c.producteur_id, null, null, now()) -> 'soldes') as s
      where r.reste > 0 and paiement.obstacles(c) <> '{}'`),
  ).toEqual([[producteur, true, true]])
  expect(readFileSync('README.md', 'utf8')).toContain(producteur)
})

test('two trucks were paid, one payment was taken back, and what has no price waits', async () => {
  expect(
    await rows(
      `select x.statut, count(*)::int > 0, sum(x.montant)::int > 0 from paiement.paiement x group by 1 order by 1`,
    ),
  ).toEqual([
    ['contrepassée', true, false],
    ['validée', true, true],
  ])
  expect(
    await rows(`select distinct paiement.obstacles(c) from paiement.creance c
      join reception.derogation d on d.reception_id = c.reception_id where c.genre = 'livraison'`),
  ).toEqual([[['a_chiffrer']]])
  expect(
    await rows(`with solde as (
        select k.objet_id, sum(e.montant) as solde from paiement.compte k
          join paiement.ecriture e on e.compte_id = k.id where k.genre = 'producteur' group by 1),
      ouvert as (
        select c.producteur_id, sum(r.reste) as reste from paiement.creance c
          join paiement.reste r on r.creance_id = c.id group by 1)
      select count(*)::int > 0, bool_and(s.solde = o.reste) from solde s
        join ouvert o on o.producteur_id = s.objet_id`),
  ).toEqual([[true, true]])
})

test('its records have their papers: some true, some replaced, one printed again', async () => {
  expect(
    await rows(`select type, count(*) filter (where remplace_le is null)::int, count(*) filter (where remplace_le is not null)::int
      from document.document group by 1 order by 1`),
  ).toEqual([
    ['attestation', 1, 1],
    ['avis_rappel', 1, 0],
    ['bon_livraison', 1, 2],
    ['bon_reception', 6, 1],
    ['etiquette_lot', 9, 4],
    ['etiquette_rouleau', 9, 4],
    ['liste_colisage', 1, 1],
  ])
  expect(await rows('select count(*)::int from document.duplicata')).toEqual([[1]])
})

test('an import of clients and one of a plot by a point, each with its report', async () => {
  expect(
    await rows(`select i.genre, i.statut, i.mode, i.lues, i.fautives, i.ecrites,
      (select array_agg(l.numero || ' ' || c.code order by l.numero, c.code) from importation.constat c
         join importation.ligne l on l.importation_id = c.importation_id and l.rang = c.rang
         where c.importation_id = i.id)
      from importation.importation i order by 1`),
  ).toEqual([
    ['clients', 'applique', 'bonnes', 3, 2, 1, ['3 client_deja_connu', '4 pays_inconnu']],
    ['parcelles', 'applique', 'bonnes', 1, 0, 1, ['2 parcelle_par_point']],
  ])
})

// GraphQL, REST, reports, documents and dossier return equal values for the same lot, producer or balance.
test('every way says the same of the lots', () => expectLotsAlike(ways))
test('a label says what the stock was when it was made', () => expectLabelsAlike(ways))
test('every way says the same links of a trace', () => expectTracesAlike(ways))
test('every way says the same of the producers', () => expectProducersAlike(ways))
test('every way says the same balance, of all of the time and of a few days', async () => {
  await expectBalancesAlike(ways, '2000-01-01', day(0))
  await expectBalancesAlike(ways, day(18), day(13))
  await expectStockAlike(ways)
})

test('every way says the same of the registers, now and at the end of a day', () =>
  expectRegistersAlike(ways, day(11)))
test('each figure of a campaign is what its list says', async () => {
  const { semaines, stock } = await expectFiguresAlike(ways, '2026')
  expect([semaines.length, stock.length]).toEqual([3, 3])
  expect((await expectFiguresAlike(ways, 'JUS')).semaines).toHaveLength(1)
})
test('an audit dossier says what the routes say', () => expectDossierAlike(ways))
test('and so it is once lots were judged and taken from, a collection cancelled, and a paid producer merged', async () => {
  const lots = by(await ways.rest('/v1/lots', 'lots'), ({ id }) => ({ id }), 'numero_officiel')
  const act = (number: string, word: string, body: object, as: string) =>
    ways.act(`/v1/lots/${lots[number]?.id}/${word}`, body, as)
  const raison = 'Contrôle de la direction'
  await act('PF-ANANAS-26-000002', 'quarantaine', { raison }, 'magasinier')
  const state = { referentiel_code: 'NOP', etat_code: 'TR', raison }
  await act('REC-ANANAS-26-000004', 'qualites', state, 'rsci')
  const sample = { genre: 'echantillon', quantite_g: 1000, destinataire: 'Laboratoire', raison }
  await act('REC-ANANAS-26-000005', 'sorties', sample, 'magasinier')
  const free = (await ways.rest('/v1/collectes', 'collectes')).find(({ net_g }) => net_g === 100_000)
  const { commande } = await ways.one(`/v1/collectes/${free?.id}`)
  await ways.act(`/v1/commandes/${commande.id}/annuler`, { raison }, 'rsci')
  await ways.merge(demoId('producteur', 2), demoId('producteur', 5))
  await expectLotsAlike(ways)
  await expectLabelsAlike(ways)
  await expectTracesAlike(ways)
  await expectProducersAlike(ways)
  await expectRegistersAlike(ways, day(11))
  await expectBalancesAlike(ways, '2000-01-01', day(0))
  await expectStockAlike(ways)
  await expectFiguresAlike(ways, '2026')
})
