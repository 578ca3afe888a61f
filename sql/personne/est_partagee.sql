-- Returns whether the person with this identity has accepted an account in another organization.
-- The organization that created the identity learns this, but never which organization it is.
-- Chosen: docs/decisions/0015-comptes.md. An organization that could set a shared identity's
--         password could enter the others.
create or replace function personne.est_partagee(p_identifiant text) returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_partagee boolean;
begin
  perform set_config('sillon.personne', p_identifiant, true);
  v_partagee := exists (
    select from personne.rattachement r
    where r.identifiant = p_identifiant and r.etat = 'accepte'
      and r.organisation_id <> core.organisation_id());
  perform set_config('sillon.personne', '', true);
  return v_partagee;
end
$$;
