-- Describes lots for `genealogie.decrire`: number, creation, product, place.
-- Spec: genealogie#genealogie.
create or replace function genealogie.decrire_lots(p_places integer[], p_ids uuid[])
returns table (
  place integer, genre text, libelle text, date timestamptz, statut text, produit_id uuid,
  lieu_genre text, lieu_id uuid, personne_genre text, personne_id uuid, auteur_id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select i.place, 'lot'::text, l.numero_officiel, l.cree_le, l.statut, l.produit_id,
         'emplacement'::text, l.emplacement_id, null::text, null::uuid, l.auteur_id
  from unnest(p_places, p_ids) as i (place, id)
    left join lot.lot l on l.id = i.id;
end
$$;
