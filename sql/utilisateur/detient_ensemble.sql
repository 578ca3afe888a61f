-- Returns whether an account holds, at a date, a permission set with one of some codes: the code
-- proves the role.
-- Spec: identites-et-droits#ensembles-defaut.
create or replace function utilisateur.detient_ensemble(
  p_utilisateur_id uuid, p_codes text[], p_le timestamptz) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from utilisateur.attribution a
      join utilisateur.ensemble e on e.organisation_id = a.organisation_id and e.id = a.ensemble_id
    where a.utilisateur_id = p_utilisateur_id and a.periode @> p_le and e.code = any (p_codes))
$$;
