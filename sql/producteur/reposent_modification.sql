-- Returns the open controls that depend on a modification: controls of later modifications of the
-- same producer that conflict with it, and controls that its fields may make moot.
-- Spec: file-de-controle#repose.
-- Chosen: docs/decisions/0143-ce-qui-repose-sur-une-commande.md.
create or replace function producteur.reposent_modification(p_contexte commande.contexte)
returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.refs ->> 'producteur_id')::uuid;
begin
  return query
  select k.id
  from controle.controle k
  where k.entite_id = v_id and k.statut = 'ouvert' and k.motif = 'modification_concurrente'
    and k.commande_id <> p_contexte.commande_id
    and exists (
      select from producteur.champ h
      where h.producteur_id = v_id and h.commande_id = p_contexte.commande_id
        and k.details -> 'champs' ? h.champ)
  union all
  select r.id
  from unnest(producteur.a_revoir(v_id, array(
    select h.champ from producteur.champ h
    where h.producteur_id = v_id and h.commande_id = p_contexte.commande_id),
    p_contexte.date_operation)) as r (id);
end
$$;
