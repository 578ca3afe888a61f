// Checks at the end of any history.
import { expect } from 'vitest'
import { REFERENTIEL } from '../oracle/pack.ts'
import { liftUnmet } from './lifting.ts'
import { deliver } from './run.ts'
import type { Scene } from './scene.ts'

/** Checks the database, and sends every command again. */
export async function expectSound(scene: Scene): Promise<void> {
  await liftUnmet(scene)
  await replay(scene)
  await expectKept(scene)
  await expectBalanced(scene)
  await expectNumbered(scene)
  await expectCapacities(scene)
  await expectJudgedApart(scene)
}

const organisations = ({ monde }: Scene) => monde.organisations.map(({ id }) => id)

/**
 * Every command that is sent again gets the same bytes, and has no effect in the model. A rejected id is unknown, so its envelope
 * is judged and rejected again.
 */
async function replay(scene: Scene): Promise<void> {
  for (const { appareil, savoir } of scene.phones) {
    const sender = savoir.organisation.agents.find(({ id }) => id === appareil.utilisateur_id)
    const answered = [...scene.answers].filter(([{ envelope }]) => envelope.appareil_id === appareil.id)
    for (let start = 0; start < answered.length && sender; start += 49) {
      const part = answered.slice(start, start + 49)
      await deliver(
        scene,
        sender,
        part.map(([pli]) => pli),
      )
      for (const [pli, raw] of part) {
        const isRejected = (text = '') => (JSON.parse(text) as { issue: string }).issue === 'rejetee'
        const again = scene.answers.get(pli)
        if (isRejected(raw)) expect(isRejected(again)).toBe(true)
        else expect(again).toBe(raw)
      }
    }
  }
}

/**
 * Accepted envelopes are stored as they were sent, with their result; rejected ones are stored in the record of rejections. Each
 * finding has a control, also a finding that is made after the response.
 */
async function expectKept(scene: Scene): Promise<void> {
  const { sql } = scene.door.api
  const stored = await sql<{ enveloppe: string; resultat: string; motifs: string[] }>(
    `select c.enveloppe::text as enveloppe, commande.resultat(r) as resultat, array(
       select distinct k.motif from controle.controle k where k.organisation_id = c.organisation_id and k.commande_id = c.id
       order by k.motif) as motifs
     from commande.commande c
       join commande.commande_resultat r on r.organisation_id = c.organisation_id and r.commande_id = c.id
     where c.organisation_id = any($1)`,
    [organisations(scene)],
  )
  const tardifs = new Map([...scene.oracle.etats.values()].flatMap((etat) => [...etat.tardifs]))
  const sent = [...scene.answers].flatMap(([{ text }, resultat]) => {
    const { issue, motifs } = JSON.parse(resultat) as { issue: string; motifs: string[] }
    const later = tardifs.get((JSON.parse(resultat) as { commande_id: string }).commande_id) ?? []
    const found = [...new Set([...motifs, ...later])].toSorted()
    return issue === 'rejetee' ? [] : [{ enveloppe: text, resultat, motifs: found }]
  })
  const byText = (a: { enveloppe: string }, b: { enveloppe: string }) => (a.enveloppe < b.enveloppe ? -1 : 1)
  expect(stored.toSorted(byText)).toEqual(sent.toSorted(byText))

  const rejects = await sql<{ enveloppe: string }>(
    'select enveloppe::text as enveloppe from commande.rejet where organisation_id = any($1)',
    [organisations(scene)],
  )
  expect(rejects.map(({ enveloppe }) => enveloppe).toSorted()).toEqual(scene.rejected.toSorted())
}

/** The ledger sums to zero per product, and each agent has in custody the mass that the model expects. */
async function expectBalanced(scene: Scene): Promise<void> {
  const { sql } = scene.door.api
  const unbalanced = await sql(
    `select organisation_id, produit_id, sum(quantite_g) from matiere.toute_ecriture
     where organisation_id = any($1) group by 1, 2 having sum(quantite_g) <> 0`,
    [organisations(scene)],
  )
  expect(unbalanced).toEqual([])
  const custody = await sql<{ agent: string; g: string }>(
    `select c.objet_id as agent, sum(e.quantite_g)::text as g
     from matiere.compte c join matiere.toute_ecriture e on e.organisation_id = c.organisation_id and e.compte_id = c.id
     where c.organisation_id = any($1) and c.genre = 'garde' group by 1`,
    [organisations(scene)],
  )
  const expected = [...scene.oracle.etats.values()].flatMap(({ garde }) => [...garde])
  expect(Object.fromEntries(custody.map(({ agent, g }) => [agent, Number(g)]))).toEqual(
    Object.fromEntries(expected),
  )
}

/**
 * No number occurs twice and no rank is missing: each rank from the first to the last belongs to a collection, and the counter
 * contains the last rank.
 */
async function expectNumbered(scene: Scene): Promise<void> {
  const rows = await scene.door.api.sql<{
    cle: string
    rangs: number[]
    dernier: number
    justes: boolean
  }>(
    `select concat_ws(' ', nullif(g.code, 'C1'), n.produit_id) as cle, array_agg(n.rang::integer order by n.rang) as rangs, max(c.dernier_rang)::integer as dernier,
            bool_and(k.numero_officiel = n.numero) and count(distinct n.numero) = count(*) as justes
     from numerotation.numero_officiel n
       join numerotation.compteur c using (organisation_id, campagne_id, nature, produit_id)
       join campagne.campagne g on g.organisation_id = n.organisation_id and g.id = n.campagne_id
       left join collecte.collecte k on k.organisation_id = n.organisation_id and k.id = n.entite_id
     where n.organisation_id = any($1) group by 1`,
    [organisations(scene)],
  )
  const given = rows.map(({ cle, ...rest }) => [cle, rest] as const)
  const expected = [...scene.oracle.etats.values()].flatMap(({ rangs, organisation: { rang_depart } }) =>
    [...rangs]
      .map(([cle, last]) => [cle, last, cle.includes(' ') ? 0 : rang_depart] as const)
      .filter(([, last, first]) => last > first)
      .map(([cle, last, first]) => {
        const ranks = Array.from({ length: last - first }, (_, index) => first + 1 + index)
        return [cle, { rangs: ranks, dernier: last, justes: true }] as const
      }),
  )
  expect(Object.fromEntries(given)).toEqual(Object.fromEntries(expected))
}

type Balance = [cle: string, solde: { plafond_g: number; consomme_g: number; somme_g: number }]

/** The balance of a capacity is the sum of its consumptions; balance and ceiling equal those of the model. */
async function expectCapacities(scene: Scene): Promise<void> {
  const rows = await scene.door.api.sql<{ cle: string; plafond: string; consomme: string; somme: string }>(
    `select concat_ws(' ', nullif(g.code, 'C1'), s.producteur_id, s.matiere_code, s.etat_code) as cle, s.plafond_g::text as plafond,
            s.consomme_g::text as consomme, coalesce(sum(k.quantite_g), 0)::text as somme
     from capacite.solde s
       join campagne.campagne g on g.organisation_id = s.organisation_id and g.id = s.campagne_id
       left join capacite.toute_consommation k on (k.organisation_id, k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code)
         = (s.organisation_id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
     where s.organisation_id = any($1) group by 1, 2, 3`,
    [organisations(scene)],
  )
  const stored = rows.map(({ cle, plafond, consomme, somme }): Balance => {
    return [cle, { plafond_g: Number(plafond), consomme_g: Number(consomme), somme_g: Number(somme) }]
  })
  const expected = [...scene.oracle.etats.values()].flatMap(({ soldes }) =>
    [...soldes].map(([key, { plafond_g, consomme_g }]): Balance => {
      return [key, { plafond_g, consomme_g, somme_g: consomme_g }]
    }),
  )
  expect(Object.fromEntries(stored.filter(isUsed))).toEqual(Object.fromEntries(expected.filter(isUsed)))
}

/** A balance without a ceiling and without consumption counts as no balance. */
function isUsed([, { plafond_g, consomme_g }]: Balance): boolean {
  return plafond_g !== 0 || consomme_g !== 0
}

/** A crossed ceiling has effects only under the capacity's referential. Each referential has its own state of a collection. */
async function expectJudgedApart(scene: Scene): Promise<void> {
  const rows = await scene.door.api.sql<{ parcelle_id: string; ecart: string | null; nop: string | null }>(
    `select c.parcelle_id, case when e.ecartee_du_bio then coalesce(e.referentiel_ecarte, '?') end as ecart,
            (select q.etat_code from collecte.etats_courants(c.id) as q where q.referentiel_code = 'NOP') as nop
     from collecte.collecte c join collecte.effet e on e.organisation_id = c.organisation_id and e.collecte_id = c.id
     where c.organisation_id = any($1)`,
    [organisations(scene)],
  )
  const plots = scene.monde.organisations.flatMap(({ producteurs }) => producteurs.map((p) => p.parcelle))
  const said = new Map(plots.map(({ id, autres }) => [id, autres.NOP ?? null]))
  for (const { parcelle_id, ecart, nop } of rows) {
    expect(nop).toBe(said.get(parcelle_id) ?? null)
    expect([null, REFERENTIEL]).toContain(ecart)
  }
}
