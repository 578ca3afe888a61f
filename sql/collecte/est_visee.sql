-- Returns whether the collection that an agent's report is about has arrived.
-- Spec: file-de-controle#correction-de-signalement.
create or replace function collecte.est_visee(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from collecte.collecte c where c.id = p_controle.entite_id);
end
$$;
