-- Returns whether the currency that a control's command named is known.
-- Spec: file-de-controle#reference-arrivee.
create or replace function devise.est_connue(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from devise.devise d where d.code = p_controle.details ->> 'code');
end
$$;
