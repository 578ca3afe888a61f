-- Returns the open controls that depend on a registered producer: other producers with the same
-- identity document, and collections that were compared with the producer's group.
-- Spec: file-de-controle#repose.
-- Chosen: docs/decisions/0143-ce-qui-repose-sur-une-commande.md.
create or replace function producteur.reposent(p_contexte commande.contexte) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'producteur_id')::uuid;
begin
  return query
  select k.id
  from controle.controle k
  where k.entite_id = any (producteur.memes_pieces(v_id)) and k.statut = 'ouvert'
    and k.motif = 'doublon_identite' and k.details -> 'producteurs' ? v_id::text
  union all
  select r.id from unnest(producteur.a_revoir(v_id, '{groupement_id}', '-infinity')) as r (id);
end
$$;
