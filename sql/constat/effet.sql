-- Returns the effect of an open control of a motif about a kind of record.
-- Spec: file-de-controle#effet, file-de-controle#capacite-seule.
create or replace function constat.effet(p_motif controle.motif, p_entite text) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case when p_entite = any (p_motif.capacite_seule) then 'capacite_bloquee'
    else p_motif.effet end;
end
$$;
