-- Returns whether an account is active at the instant of the read.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.utilisateur_actif(p_utilisateur utilisateur.utilisateur)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_utilisateur.actif_pendant @> backoffice.le()
$$;
comment on function backoffice.utilisateur_actif(utilisateur.utilisateur) is
  'Whether it is active at the time of the read.';
grant execute on function backoffice.utilisateur_actif(utilisateur.utilisateur) to lecture;
