-- Returns the open controls of notes that wait for collections which a given note has or had.
-- Spec: file-de-controle#repose.
create or replace function livraison.attentes(p_bon_id uuid, p_collectes uuid[])
returns table (id uuid, bon_id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select k.id, k.entite_id from controle.controle k
  where k.organisation_id = core.organisation_id() and k.statut = 'ouvert'
    and k.motif = 'reference_inactive' and k.details ->> 'bon_id' = p_bon_id::text
    and (p_collectes is null or k.details ->> 'id' = any (p_collectes::text[]));
end
$$;
