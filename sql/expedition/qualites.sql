-- Returns the sold quality states of each line of an expedition, next to its lot's state under the
-- same referential, and whether the lot's state suffices. A better category suffices; within one
-- category, an equal or higher state. A lot without a state under a referential is conventional
-- there.
-- Spec: ventes-et-expeditions#qualite.
-- Chosen: docs/decisions/0028-ventes.md.
create or replace function expedition.qualites(p_id uuid)
returns table (
  rang smallint, lot_id uuid, referentiel_code text, vendu text, categorie_vendue text, etat text,
  suffit boolean)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ordre constant text[] := '{hors_statut,conventionnel,conversion,bio}';
begin
  return query
  select l.rang, l.lot_id, q.referentiel_code, q.etat_code, v.categorie_affichage, c.etat_code,
         (array_position(v_ordre, coalesce(c.categorie_affichage, 'conventionnel')),
          coalesce(e.rang, v.rang))
           >= (array_position(v_ordre, v.categorie_affichage), v.rang)
  from expedition.ligne l
    join vente.qualite_ligne q on q.vente_id = l.vente_id and q.rang = l.vente_ligne
    join conformite.etat v on v.referentiel_code = q.referentiel_code and v.code = q.etat_code
    left join lateral lot.etats_courants(l.lot_id) as c
      on c.referentiel_code = q.referentiel_code
    left join conformite.etat e
      on e.referentiel_code = c.referentiel_code and e.code = c.etat_code
  where l.expedition_id = p_id;
end
$$;
