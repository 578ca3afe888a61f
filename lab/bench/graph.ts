// A lot with very many ancestors, written directly into the tables. The lots form layers: each lot is made from two lots of the
// layer before, and the last lot from the whole last layer. Each lot is made at a different instant.
import type { Client } from 'pg'

/** The number of layers, and of lots per layer. */
export type Size = { layers: number; width: number }

/** A bare recursive query over the links of the history: returns each link once, with its mass. `$1` is the lot. */
export const BARE = `with recursive lien as (
    select f.mouvement_id, f.rang, f.de_id, f.vers_id, f.quantite_g
    from matiere.filiation f where f.vers_id = $1 and not f.annulee
    union
    select f.mouvement_id, f.rang, f.de_id, f.vers_id, f.quantite_g
    from lien l join matiere.filiation f on f.vers_id = l.de_id and not f.annulee
  )
  select * from lien`

/**
 * The response of a bare route, in the service's format: the nearest records with product, place and author, and the links
 * between them with their movements. `$1` is the request as JSON: the lot, and the maximum number of records. The bare route
 * leaves out each record's share in the lot, the goods taken out of the lot, and the lot itself.
 */
export const BARE_JSON = `with recursive lien as (
    select f.mouvement_id, f.rang, f.de_genre, f.de_id, f.vers_genre, f.vers_id, f.quantite_g, 1 as profondeur
    from matiere.filiation f where f.vers_id = ($1::jsonb ->> 'id')::uuid and not f.annulee
    union
    select f.mouvement_id, f.rang, f.de_genre, f.de_id, f.vers_genre, f.vers_id, f.quantite_g, l.profondeur + 1
    from lien l join matiere.filiation f on f.vers_id = l.de_id and not f.annulee
  ),
  montre as materialized (
    select l.de_id as id, max(l.profondeur) as profondeur, sum(l.quantite_g)::bigint as quantite_g
    from lien l group by l.de_id
    order by 2, 3 desc, 1 limit coalesce(($1::jsonb ->> 'limite')::integer, 500)
  )
  select json_build_object('lot_id', $1::jsonb ->> 'id', 'noeuds', (
    select json_agg(json_build_object(
      'id', n.id, 'date', l.cree_le, 'lieu', json_build_object('id', e.id, 'nom', e.nom, 'genre', 'emplacement'),
      'sens', 'amont', 'genre', 'lot', 'auteur', json_build_object('id', u.id, 'nom', u.nom_affiche),
      'statut', l.statut, 'libelle', l.numero_officiel,
      'produit', json_build_object('id', p.id, 'nom', p.nom_fr, 'code', p.code),
      'reste_g', 0, 'personne', null, 'profondeur', n.profondeur, 'quantite_g', n.quantite_g))
    from montre n
      join lot.lot l on l.id = n.id
      join emplacement.emplacement e on e.id = l.emplacement_id
      join utilisateur.utilisateur u on u.id = l.auteur_id
      join produit.produit p on p.id = l.produit_id
  ), 'liens', (
    select json_agg(json_build_object(
      'mouvement_id', l.mouvement_id, 'genre', m.genre, 'date_operation', m.date_operation, 'auteur_id', m.auteur_id,
      'de_genre', l.de_genre, 'de_id', l.de_id, 'vers_genre', l.vers_genre, 'vers_id', l.vers_id, 'quantite_g', l.quantite_g))
    from lien l join matiere.mouvement m on m.id = l.mouvement_id
    where (l.de_id in (select n.id from montre n)) is true
  ))::text as reponse`

/** Returns only the records, without the links between them: the minimum that a recall needs. */
export const BARE_RECORDS = `with recursive amont as (
    select $1::uuid as id
    union
    select f.de_id from amont a join matiere.filiation f on f.vers_id = a.id and not f.annulee
  )
  select * from amont`

/** Writes a history into an organization and returns the lot at its end. Requires a connection as superuser. */
export async function writeHistory(
  client: Client,
  organisation: string,
  { layers, width }: Size,
): Promise<string> {
  await client.query('begin')
  await client.query(
    `create temporary table noeud on commit drop as
     select gen_random_uuid() as id, gen_random_uuid() as reception_id, gen_random_uuid() as mouvement_id,
            now() - (($1::integer * $2::integer - i) * 61.000007) * interval '1 second' as le,
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
   select o.org, n.reception_id, o.campagne, o.produit, 'membres', o.groupement, o.emplacement, 'validée', 1, 0, 1, '{}', n.le, n.le, o.auteur
   from noeud n, o`,
  `insert into lot.lot (organisation_id, id, campagne_id, nature, produit_id, statut, reception_id, emplacement_id, cree_le, auteur_id)
   select o.org, n.id, o.campagne, 'REC', o.produit, 'validé', n.reception_id, o.emplacement, n.le, o.auteur from noeud n, o`,
  `insert into matiere.mouvement (organisation_id, id, genre, entite, entite_id, date_operation, enregistre_le, auteur_id)
   select o.org, n.mouvement_id, 'etape', 'etape', n.id, n.le, n.le, o.auteur from noeud n, o`,
  `insert into matiere.filiation (organisation_id, mouvement_id, rang, de_genre, de_id, vers_genre, vers_id, quantite_g)
   select o.org, v.mouvement_id, row_number() over (partition by v.id order by d.place), 'lot', d.id, 'lot', v.id, 1000 + 7 * d.place
   from noeud v
     join noeud d on d.couche = v.couche - 1
       and (v.couche = (select max(couche) from noeud)
            or d.place in (v.place, (v.place * 7 + 13) % (select count(*) from noeud where couche = 0))),
     o`,
]
