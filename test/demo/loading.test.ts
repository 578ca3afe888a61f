import { describe, expect, test } from 'vitest'
import { CAMPAGNE, EMPLACEMENT, INTRANT, idPrefix, ORGANISATION, PRODUCTEUR } from '../../demo/ids.ts'
import { loadDemoData } from '../../demo/play/load.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'

const silent = { log: () => undefined }

describe('an empty database', async () => {
  const database = await openDatabase('vide')
  const count = (from: string) =>
    withClient(database.adminUrl, async (client) => {
      const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${from}`)
      return Number(rows[0]?.n)
    })

  test('is loaded once, however many start at once', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => loadDemoData(database.adminUrl, silent)))
    expect(outcomes.filter(({ loaded }) => loaded)).toHaveLength(1)
    expect(await count('organisation.organisation')).toBe(2)
  })

  test('has plots that PostGIS calls simple, of half a hectare to three, none over another', async () => {
    expect(await count('parcelle.polygone where not st_isvalid(forme) or not st_issimple(forme)')).toBe(0)
    expect(await count('parcelle.polygone where surface_m2 not between 5000 and 30000')).toBe(0)
    expect(
      await count(
        'parcelle.polygone a join parcelle.polygone b on a.id < b.id and st_intersects(a.forme, b.forme)',
      ),
    ).toBe(0)
  })

  test('has balances that equal the capacities validated by two persons who are not their author', async () => {
    const validated = `capacite.capacite c where c.statut in ('validee', 'a_revalider')`
    expect(await count('capacite.solde')).toBe(await count(validated))
    expect(
      await count(`${validated} and least(c.capacite_g, (
        select p.capacite_g from capacite.capacite p
        where p.statut = 'proposee' and c.statut = 'a_revalider'
          and (p.organisation_id, p.campagne_id, p.producteur_id, p.matiere_code, p.etat_code)
            = (c.organisation_id, c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code))) <> (
        select s.plafond_g from capacite.solde s
        where (s.organisation_id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
            = (c.organisation_id, c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code))`),
    ).toBe(0)
    expect(
      await count(`${validated} and 2 <> (
        select count(*) from capacite.validation v
        where v.capacite_id = c.id and v.utilisateur_id <> c.proposee_par)`),
    ).toBe(0)
    expect(await count(`capacite.solde where producteur_id = '${PRODUCTEUR.unvalidated}'`)).toBe(0)
    expect(await count('(select distinct statut from capacite.capacite) as s')).toBe(5)
    expect(await count('contrat.ligne where formule is not null')).toBe(1)
  })

  test('has inputs under the ids of the demo, those of the pack authorized by its referentials', async () => {
    const authorized = (id: string) => count(`intrant.autorisation where intrant_id = '${id}'`)
    expect(await count(`intrant.intrant where id in ('${INTRANT.compost}', '${INTRANT.voisine}')`)).toBe(2)
    expect([await authorized(INTRANT.compost), await authorized(INTRANT.npk)]).toEqual([2, 0])
    expect(await count(`intrant.intrant where id::text not like '${idPrefix('intrant')}%'`)).toBe(0)
  })

  test('has places in use and one given up, and a declared interest in force', async () => {
    expect(await count('emplacement.emplacement where actif_pendant @> now()')).toBe(3)
    expect(
      await count(
        `emplacement.emplacement where id = '${EMPLACEMENT.closed}' and not actif_pendant @> now()`,
      ),
    ).toBe(1)
    expect(
      await count(`inspection.interet where producteur_id = '${PRODUCTEUR.kin}' and periode @> now()`),
    ).toBe(1)
  })

  test('has states of plots that follow from its revisions, under referentials that are ticked', async () => {
    const told = `(select r.id, tstzrange(r.depuis, min(r.depuis) over (
        partition by r.organisation_id, r.parcelle_id, r.referentiel_code
        order by r.rang rows between 1 following and unbounded following)) as periode
      from conformite.revision r) as r`
    expect(await count('conformite.statut_parcelle')).toBeGreaterThan(50)
    expect(
      await count(
        `conformite.statut_parcelle s full join ${told} on r.id = s.id where r.periode is distinct from s.periode`,
      ),
    ).toBe(0)
    expect(
      await count(`conformite.statut_parcelle s where not exists (
        select from conformite.referentiel_coche c
        where (c.organisation_id, c.referentiel_code) = (s.organisation_id, s.referentiel_code))`),
    ).toBe(0)
  })

  test('has a certificate in force for every group that has certificates', async () => {
    expect(await count('certificat.certificat')).toBe(9)
    expect(
      await count(`certificat.certificat c where c.groupement_id is not null and not exists (
        select from certificat.certificat d
        where d.groupement_id = c.groupement_id and d.statut = 'valide' and d.valide_pendant @> now())`),
    ).toBe(0)
  })

  test('serves a phone today and for a year', async () => {
    const year = `generate_series(now(), now() + interval '1 year', interval '1 day') as jour`
    expect(
      await count(`${year} where not exists (
        select from campagne.campagne c
        where c.id = '${CAMPAGNE.demo}' and c.active_pendant @> jour and c.date_cloture_prevue > jour)`),
    ).toBe(0)
    expect(
      await count(`${year}, parcelle.parcelle p where not exists (
        select from conformite.statut_parcelle s
        where s.parcelle_id = p.id and s.referentiel_code = 'AB' and s.periode @> jour)`),
    ).toBe(0)
  })
})

describe('a database that serves another organization', async () => {
  const database = await openDatabase('vide')

  test('is left alone, unless the loading is forced', async () => {
    await withClient(database.adminUrl, (client) =>
      client.query(
        `select organisation.creer(gen_random_uuid(), 'REELLE', 'Réelle', 'fr', 'UTC', 'EUR', now())`,
      ),
    )
    expect(await loadDemoData(database.adminUrl, silent)).toEqual({ loaded: false })
    expect(await loadDemoData(database.adminUrl, { ...silent, force: true })).toEqual({ loaded: true })
    const ids = await withClient(database.adminUrl, async (client) => {
      const { rows } = await client.query<{ id: string }>('select id from tache.organisations() as id')
      return rows.map(({ id }) => id)
    })
    expect(ids).toEqual(expect.arrayContaining(Object.values(ORGANISATION)))
  })
})
