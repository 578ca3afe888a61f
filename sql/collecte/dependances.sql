-- Lists the dependents of a collection: the reception that holds it, its delivery note.
-- Spec: file-de-controle#annulation.
create or replace function collecte.dependances(p_contexte commande.contexte)
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'collecte_id')::uuid;
begin
  return query
    select 'reception', r.id from (select collecte.reception_de(v_id) as id) as r
    where r.id is not null
    union all
    select 'livraison', l.bon_id from livraison.bon_collecte l where l.collecte_id = v_id;
end
$$;
