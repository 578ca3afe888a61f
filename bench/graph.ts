// A lot with very many ancestors, written straight into the tables: layers of lots, each made of two of the layer before,
// and the lot that is made of the whole last layer.
import type { Client } from 'pg'

/** How large the history is. */
export type Size = { layers: number; width: number }

/**
 * What a bare recursive query answers over the same links: each of them once, with what it carried. `$1` is the lot.
 */
export const BARE = `with recursive lien as (
    select f.mouvement_id, f.rang, f.de_id, f.vers_id, f.quantite_g
    from matiere.filiation f where f.vers_id = $1 and not f.annulee
    union
    select f.mouvement_id, f.rang, f.de_id, f.vers_id, f.quantite_g
    from lien l join matiere.filiation f on f.vers_id = l.de_id and not f.annulee
  )
  select * from lien`

/** The records alone, without what passed between them: the least that a recall needs. */
export const BARE_RECORDS = `with recursive amont as (
    select $1::uuid as id
    union
    select f.de_id from amont a join matiere.filiation f on f.vers_id = a.id and not f.annulee
  )
  select * from amont`

/** Writes a history into an organization and answers the lot at its end. Asks for a connection as superuser. */
export async function writeHistory(
  client: Client,
  organisation: string,
  { layers, width }: Size,
): Promise<string> {
  await client.query('begin')
  await client.query(
    `create temporary table noeud on commit drop as
     select gen_random_uuid() as id, gen_random_uuid() as reception_id, gen_random_uuid() as mouvement_id,
            (i - 1) / $2::integer as couche, (i - 1) % $2::integer as place
     from generate_series(1, $1::integer * $2::integer + 1) as i`,
    [layers, width],
  )
  const own = `(select u.id from utilisateur.utilisateur u where u.organisation_id = $1 order by u.id limit 1)`
  const values = `select $1::uuid as org, ${own} as auteur,
    (select c.id from campagne.campagne c where c.organisation_id = $1 and c.statut = 'ouverte') as campagne,
    (select p.id from produit.produit p where p.organisation_id = $1 order by p.code limit 1) as produit,
    (select e.id from emplacement.emplacement e where e.organisation_id = $1 order by e.code limit 1) as emplacement,
    (select g.id from organisation.groupement g where g.organisation_id = $1 order by g.code limit 1) as groupement`
  for (const insert of INSERTS)
    await client.query(`with o as materialized (${values}) ${insert}`, [organisation])
  const { rows } = await client.query<{ id: string }>(
    'select n.id from noeud n order by n.couche desc limit 1',
  )
  await client.query('commit')
  await client.query('analyze matiere.filiation; analyze lot.lot; analyze matiere.mouvement')
  return rows[0]?.id ?? ''
}

const INSERTS = [
  `insert into reception.reception (organisation_id, id, campagne_id, produit_id, origine, groupement_id, emplacement_id, statut,
     net_g, refaction_g, net_marchand_g, mesures, date_operation, cree_le, auteur_id)
   select o.org, n.reception_id, o.campagne, o.produit, 'membres', o.groupement, o.emplacement, 'validée', 1, 0, 1, '{}', now(), now(), o.auteur
   from noeud n, o`,
  `insert into lot.lot (organisation_id, id, campagne_id, nature, produit_id, statut, reception_id, emplacement_id, cree_le, auteur_id)
   select o.org, n.id, o.campagne, 'REC', o.produit, 'validé', n.reception_id, o.emplacement, now(), o.auteur from noeud n, o`,
  `insert into matiere.mouvement (organisation_id, id, genre, entite, entite_id, date_operation, enregistre_le, auteur_id)
   select o.org, n.mouvement_id, 'etape', 'etape', n.id, now(), now(), o.auteur from noeud n, o`,
  `insert into matiere.filiation (organisation_id, mouvement_id, rang, de_genre, de_id, vers_genre, vers_id, quantite_g)
   select o.org, v.mouvement_id, row_number() over (partition by v.id order by d.place), 'lot', d.id, 'lot', v.id, 1000 + 7 * d.place
   from noeud v
     join noeud d on d.couche = v.couche - 1
       and (v.couche = (select max(couche) from noeud)
            or d.place in (v.place, (v.place * 7 + 13) % (select count(*) from noeud where couche = 0))),
     o`,
]
