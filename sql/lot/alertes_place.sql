-- Lists the warnings of a place, which refuse nothing: more stock than its capacity, organic goods
-- without a certificate for storage at the place, or a lot with a quality that the place no longer
-- admits.
-- Spec: lots#capacite-du-lieu.
create or replace function lot.alertes_place(
  p_place emplacement.emplacement, p_le timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select array(
      select 'capacite_depassee' where emplacement.stock_g(p_place.id) > p_place.capacite_g
      union all
      select 'hors_portee' where lot.place_hors_portee(p_place, p_le)
      union all
      select 'qualite_non_admise' where exists (
        select from lot.lot l
        where l.emplacement_id = p_place.id and l.statut not in ('consommé', 'archivé', 'annulé')
          and lot.quantite(l.id) > 0
          and (exists (select from emplacement.qualite_admise a where a.emplacement_id = p_place.id)
               or exists (select from emplacement.admission a where a.emplacement_id = p_place.id))
          and exists (select from lot.refus_place(p_place.id, l.id)))));
end
$$;
