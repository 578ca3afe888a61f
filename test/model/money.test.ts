// «After any acts of several people at once, dated in the past too, what is due of every producer is what was paid and what
// remains; entries sum to zero per currency; no line is settled beyond its amount; and what is written of a reception is what is
// due of it.» Statements of account show the same at any date, and for each campaign. Half of the acts come after the closing of
// the campaign, which pays its debts (packs-et-campagnes#cloture). If the office corrects mistakes, the last version decides the
// amounts due.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CAMPAGNE, ORGANISATION } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { hoursAgo } from '../api/support/dates.ts'
import { seedOf, sizeOf } from '../support/figures.ts'
import { misplaced } from './support/mistakesOfMoney.ts'
import { type Choice, KINDS, openMoney } from './support/money.ts'

const api = await openApi()
const SEED = seedOf('MONEY_SEED')
const ACTS = sizeOf('MONEY_ACTS') ?? 270
const PEOPLE = 4
/** Payments above this amount wait for a second person. */
const THRESHOLD = 1_000

// Acts are drawn uniformly, so that a season contains many kinds of them; records, masses and hours tend to the ends of their
// ranges.
const choice = fc.tuple(
  fc.noBias(fc.nat(KINDS - 1)),
  fc.nat(),
  fc.integer({ min: 1, max: 12_000 }),
  fc.integer({ min: 1, max: 48 }),
)

const rows = (text: string) => api.sql<Record<string, unknown>>(text)

test(`${ACTS} acts by ${PEOPLE} people at once (MONEY_SEED=${SEED}) leave accounts that hold`, {
  timeout: 300_000,
}, async () => {
  const [choices = []] = fc.sample(fc.array(choice, { minLength: ACTS, maxLength: ACTS }), {
    seed: SEED,
    numRuns: 1,
  })
  const { act, seen, correctEach, mistakes } = await openMoney(api, THRESHOLD)
  const all = async (some: readonly Choice[]) => {
    const queue = some.values()
    const person = async () => {
      for (const next of queue) await act(next)
    }
    await Promise.all(Array.from({ length: PEOPLE }, person))
  }
  await all(choices.slice(0, ACTS / 2))
  await correctEach()
  await rows(`select campagne.cloturer('${CAMPAGNE.demo}', now(), 'Fin de la saison')
    from set_config('sillon.organisation_id', '${ORGANISATION.demo}', true)`)
  const done = () => [...seen].reduce((sum, [key, times]) => sum + (key.endsWith(' done') ? times : 0), 0)
  const before = done()
  await all(choices.slice(ACTS / 2))
  expect(done()).toBeGreaterThan(before)
  expect([...seen.keys()].filter((key) => key.endsWith(' done')).length).toBeGreaterThan(8)

  expect(
    await rows(
      `select mouvement_id from paiement.ecriture group by mouvement_id, devise having sum(montant) <> 0`,
    ),
  ).toEqual([])
  expect(
    await rows(`select r.creance_id from paiement.reste r
      left join (paiement.reglement g join paiement.paiement x on x.id = g.paiement_id and x.statut <> 'annulée')
        on g.creance_id = r.creance_id
      group by r.creance_id, r.montant, r.reste having r.montant - r.reste <> coalesce(sum(g.montant), 0)`),
  ).toEqual([])
  expect(
    await rows(`with identite as (
        select p.id, coalesce(p.fusionne_dans, p.id) as qui from producteur.producteur p),
      solde as (
        select i.qui, e.devise, sum(e.montant) as solde
        from paiement.compte k join paiement.ecriture e on e.compte_id = k.id join identite i on i.id = k.objet_id
        group by i.qui, e.devise),
      ouvert as (
        select i.qui, c.devise, sum(r.reste + coalesce(g.promis, 0)) as ouvert
        from paiement.creance c join paiement.reste r on r.creance_id = c.id
          join identite i on i.id = c.producteur_id
          left join (
            select g.creance_id, sum(g.montant) as promis
            from paiement.reglement g join paiement.paiement x on x.id = g.paiement_id
            where x.statut = 'en_attente' group by g.creance_id) as g on g.creance_id = c.id
        group by i.qui, c.devise)
      select s.qui, s.devise, s.solde, o.ouvert from solde s
        left join ouvert o on o.qui = s.qui and o.devise = s.devise
      where s.solde <> coalesce(o.ouvert, 0)`),
  ).toEqual([])
  expect(
    await rows(`select r.id from reception.reception r
      where paiement.a_ecrire(
        array(select d from paiement.dues_de_reception(r.id) as d),
        array(select c from paiement.creance c where c.reception_id = r.id)) <> '{}'
        and exists (select from paiement.creance c where c.reception_id = r.id)`),
  ).toEqual([])
  expect(await mistakes.unlike()).toEqual([])
  expect(await misplaced(api)).toEqual([])
  // Reads the amounts without a campaign that are not yet offset.
  const others = await rows(`select coalesce(p.fusionne_dans, p.id) as id, c.devise,
        sum(c.montant - coalesce(g.regle, 0)) as reste
      from paiement.creance c join producteur.producteur p on p.id = c.producteur_id
        left join (
          select g.creance_id, sum(g.montant) as regle
          from paiement.reglement g join paiement.paiement x on x.id = g.paiement_id
          where x.statut in ('validée', 'contrepassée') group by g.creance_id) as g on g.creance_id = c.id
      where c.campagne_id is null group by 1, 2`)
  const producers = await rows(
    `select distinct coalesce(p.fusionne_dans, p.id) as id
     from paiement.creance c join producteur.producteur p on p.id = c.producteur_id`,
  )
  for (const { id } of producers) {
    for (const days of [0, 1, 2, 400]) {
      const au = hoursAgo(24 * days).slice(0, 10)
      const { soldes } = (await api.get(`/v1/producteurs/${id}/releve?au=${au}`, 'direction')).body
      for (const { du, retenu, paye, solde } of soldes)
        expect([id, au, du - retenu]).toEqual([id, au, paye + solde])
    }
    const path = `/v1/producteurs/${id}/releve?campagne_id=${CAMPAGNE.demo}`
    const { soldes } = (await api.get(path, 'direction')).body
    for (const { devise, cloture, apres_cloture, solde } of soldes) {
      const other = others.find((row) => row.id === id && row.devise === devise)
      const owed = cloture + apres_cloture + Number(other?.reste ?? 0)
      expect([id, devise, owed]).toEqual([id, devise, solde])
    }
  }
})
