-- Marks an account as proved if it is bound to a subject of an issuer whose credentials this
-- service neither makes nor resets; does nothing for other issuers.
-- Spec: identites-et-droits#preuve.
create or replace function personne.prouver_par_emetteur(
  p_appelant jsonb, p_utilisateur_id uuid, p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into utilisateur.preuve (organisation_id, utilisateur_id, genre, le)
  select core.organisation_id(), p_utilisateur_id, 'emetteur_tiers', p_le
  where (p_appelant ->> 'emetteur_tiers')::boolean
$$;
