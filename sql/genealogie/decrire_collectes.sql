-- Describes collections for `genealogie.decrire`: number or reference, plot, producer, agent.
-- Spec: genealogie#genealogie.
create or replace function genealogie.decrire_collectes(p_places integer[], p_ids uuid[])
returns table (
  place integer, genre text, libelle text, date timestamptz, statut text, produit_id uuid,
  lieu_genre text, lieu_id uuid, personne_genre text, personne_id uuid, auteur_id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select i.place, 'collecte'::text, coalesce(c.numero_officiel, c.reference_provisoire),
         c.date_operation, c.statut, c.produit_id, 'parcelle'::text, c.parcelle_id,
         'producteur'::text, c.producteur_id, c.utilisateur_id
  from unnest(p_places, p_ids) as i (place, id)
    left join collecte.collecte c on c.id = i.id;
end
$$;
