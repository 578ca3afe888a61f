-- Lists the dependents of a delivery note: the receptions to which it belongs.
-- Spec: file-de-controle#annulation.
create or replace function livraison.dependances(p_contexte commande.contexte)
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select 'reception', r.id
    from livraison.receptions((p_contexte.payload ->> 'livraison_id')::uuid) as r (id)
    limit 100;
end
$$;
