-- Returns the lists of a place that do not contain a lot's category, and so do not admit the lot. A
-- list without a referential holds display categories; each other list holds categories of a
-- referential, under which a lot without a state is conventional. A place without a list admits
-- every lot.
-- Spec: lots#qualites-admises.
-- Chosen: docs/decisions/0045-par-referentiel.md.
create or replace function lot.refus_place(p_emplacement_id uuid, p_lot_id uuid)
returns table (referentiel_code text, categorie text, admises text[])
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select l.referentiel_code, l.categorie, l.admises
  from (
      select null as referentiel_code, lot.categorie(p_lot_id) as categorie,
             array_agg(a.categorie order by a.categorie) as admises
      from emplacement.qualite_admise a where a.emplacement_id = p_emplacement_id
      having count(*) > 0
      union all
      select a.referentiel_code, coalesce((
               select e.categorie_affichage from lot.etats_courants(p_lot_id) as e
               where e.referentiel_code = a.referentiel_code), 'conventionnel'),
             array_agg(a.categorie order by a.categorie)
      from emplacement.admission a where a.emplacement_id = p_emplacement_id
      group by a.referentiel_code) as l
  where l.categorie <> all (l.admises)
  order by l.referentiel_code nulls first;
end
$$;
