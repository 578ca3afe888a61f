-- Lots for `genealogie.decrire`: number, birth, product, place.
-- Spec: domain, genealogy.
create or replace function genealogie.decrire_lots(p_ids uuid[])
returns table (
  genre text, id uuid, libelle text, date timestamptz, statut text, produit_id uuid,
  lieu_genre text, lieu_id uuid, lieu text, personne_genre text, personne_id uuid, personne text,
  auteur_id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select 'lot'::text, l.id, l.numero_officiel, l.cree_le, l.statut, l.produit_id,
         'emplacement'::text, e.id, e.nom, null::text, null::uuid, null::text, l.auteur_id
  from unnest(p_ids) as i (id)
    join lot.lot l on l.id = i.id
    join emplacement.emplacement e on e.organisation_id = l.organisation_id
      and e.id = l.emplacement_id;
end
$$;
