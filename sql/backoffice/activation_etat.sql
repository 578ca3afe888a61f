-- Returns the state of a module in an organization.
-- Spec: organisations-et-modules#etat-du-module.
create or replace function backoffice.activation_etat(p_activation module.activation) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case when p_activation.actif_pendant @> backoffice.le() then 'actif'
         else 'lecture_seule' end
$$;
comment on function backoffice.activation_etat(module.activation) is
  '`actif`, or `lecture_seule` once it was active and no longer is.';
grant execute on function backoffice.activation_etat(module.activation) to lecture;
