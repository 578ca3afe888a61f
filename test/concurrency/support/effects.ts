// Reads the commands in a database without row-level security.
import { ask } from './sessions.ts'

/** The number of records of each kind in an organization. */
export type Effects = {
  readonly commandes: number
  readonly resultats: number
  readonly collectes: number
  readonly numeros: number
  readonly consommations: number
  readonly mouvements: number
}

const COUNTS = `
  select (select count(*)::int from commande.commande where organisation_id = $1) as commandes,
         (select count(*)::int from commande.commande_resultat where organisation_id = $1) as resultats,
         (select count(*)::int from collecte.collecte where organisation_id = $1) as collectes,
         (select count(*)::int from numerotation.numero_officiel where organisation_id = $1) as numeros,
         (select count(*)::int from capacite.toute_consommation where organisation_id = $1) as consommations,
         (select count(*)::int from matiere.mouvement where organisation_id = $1) as mouvements`

// Each line is a rule that always holds in the database, also after kills and repeated requests.
const FAULTS = `
  select 'command ' || c.id || ': results ' || count(r.commande_id) as fault
  from commande.commande c left join commande.commande_resultat r on (r.organisation_id, r.commande_id) = (c.organisation_id, c.id)
  group by c.organisation_id, c.id having count(r.commande_id) <> 1
  union all
  select 'command ' || r.commande_id || ': collections ' || count(k.id)
  from commande.commande_resultat r left join collecte.collecte k on (k.organisation_id, k.commande_id) = (r.organisation_id, r.commande_id)
  group by r.organisation_id, r.commande_id, r.entites having count(k.id) <> (r.entites ? 'collecte')::int
  union all
  select 'collection ' || k.id || ': ' || n.numeros || ' numbers, ' || c.consommations || ' takings, ' || m.mouvements || ' movements'
  from collecte.collecte k
    cross join lateral (select count(*) as numeros from numerotation.numero_officiel n
      where n.organisation_id = k.organisation_id and n.entite_id = k.id and n.numero = k.numero_officiel) as n
    cross join lateral (select count(*) as consommations from capacite.toute_consommation c
      where c.organisation_id = k.organisation_id and c.collecte_id = k.id and c.quantite_g = k.net_g) as c
    cross join lateral (select count(*) as mouvements from matiere.mouvement m
      where m.organisation_id = k.organisation_id and m.entite_id = k.id) as m
  where (n.numeros, c.consommations, m.mouvements) <> (1, 1, 1)
  union all
  select 'movement ' || m.id || ': ' || count(e.*) || ' entries, sum ' || coalesce(sum(e.quantite_g), 0)
  from matiere.mouvement m left join matiere.toute_ecriture e on (e.organisation_id, e.mouvement_id) = (m.organisation_id, m.id)
  group by m.organisation_id, m.id having count(e.*) <> 2 or sum(e.quantite_g) <> 0
  union all
  select 'balance of ' || s.producteur_id || ': ' || s.consomme_g || ' instead of ' || coalesce(sum(c.quantite_g), 0)
  from capacite.solde s left join capacite.toute_consommation c
    on (c.organisation_id, c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code)
     = (s.organisation_id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
  group by s.organisation_id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code, s.consomme_g
  having s.consomme_g <> coalesce(sum(c.quantite_g), 0)
  union all
  select 'counter of ' || c.produit_id || ': ' || c.dernier_rang || ', ' || x.rangs || ' ranks up to ' || x.dernier
  from numerotation.compteur c
    cross join lateral (
      select count(distinct x.rang) as rangs, max(x.rang) as dernier, count(x.numero) as numeros,
             count(distinct x.rang) filter (where x.numero is not null) as donnes
      from (select n.rang, n.numero from numerotation.numero_officiel n
            where (n.organisation_id, n.campagne_id, n.nature, n.produit_id) = (c.organisation_id, c.campagne_id, c.nature, c.produit_id)
            union all
            select generate_series(s.du, s.au), null from numerotation.rang_saute s
            where (s.organisation_id, s.campagne_id, s.nature, s.produit_id) = (c.organisation_id, c.campagne_id, c.nature, c.produit_id)) as x
    ) as x
  where x.rangs <> c.dernier_rang or x.dernier <> c.dernier_rang or x.numeros <> x.donnes
  union all
  select 'device ' || a.id || ': last sequence ' || a.derniere_sequence || ', sequences ' || coalesce(string_agg(c.sequence::text, ','), '')
  from appareil.appareil a left join commande.commande c on (c.organisation_id, c.appareil_id) = (a.organisation_id, a.id)
  group by a.organisation_id, a.id, a.derniere_sequence
  having count(c.sequence) <> a.derniere_sequence or coalesce(max(c.sequence), 0) <> a.derniere_sequence`

/** Returns the number of records of each kind in an organization. */
export async function effects(url: string, organisationId: string): Promise<Effects> {
  const [row] = await ask<Effects>(url, COUNTS, [organisationId])
  if (row === undefined) throw new Error('counts answered nothing')
  return row
}

/** Returns the expected numbers after that many collections, each with one effect. */
export function oneEffectEach(count: number): Effects {
  return {
    commandes: count,
    resultats: count,
    collectes: count,
    numeros: count,
    consommations: count,
    mouvements: count,
  }
}

/**
 * Returns the rules that the database breaks: one effect per command, a ledger that sums to zero, no unexplained gap in the
 * ranks.
 */
export async function faults(url: string): Promise<string[]> {
  const rows = await ask<{ fault: string }>(url, FAULTS)
  return rows.map(({ fault }) => fault)
}

/**
 * Returns the stored results of the given commands, in this order, as the service writes them; commands without a result are left
 * out.
 */
export async function storedResults(url: string, ids: readonly string[]): Promise<string> {
  const rows = await ask<{ text: string | null }>(
    url,
    `select string_agg(commande.resultat(r), ',' order by array_position($1::uuid[], r.commande_id)) as text
     from commande.commande_resultat r where r.commande_id = any($1::uuid[])`,
    [ids],
  )
  return rows[0]?.text ?? ''
}
