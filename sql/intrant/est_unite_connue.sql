-- Returns whether the unit that a control's command named is known.
-- Spec: file-de-controle#reference-arrivee.
create or replace function intrant.est_unite_connue(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from intrant.unite u where u.code = p_controle.details ->> 'code');
end
$$;
