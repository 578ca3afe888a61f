-- Describes expeditions for `genealogie.decrire`: date and client. An expedition has no official
-- number: people call it by its container or, before that is known, by its sale.
-- Spec: genealogie#genealogie.
create or replace function genealogie.decrire_expeditions(p_places integer[], p_ids uuid[])
returns table (
  place integer, genre text, libelle text, date timestamptz, statut text, produit_id uuid,
  lieu_genre text, lieu_id uuid, personne_genre text, personne_id uuid, auteur_id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if cardinality(p_ids) = 0 then
    return;
  end if;
  return query
  select i.place, 'expedition'::text, coalesce(e.numero_conteneur, v.code), e.date_operation,
         e.statut, null::uuid, null::text, null::uuid, 'client'::text, e.client_id, null::uuid
  from unnest(p_places, p_ids) as i (place, id)
    left join expedition.expedition e on e.id = i.id
    left join vente.vente v on v.organisation_id = e.organisation_id and v.id = e.vente_id;
end
$$;
