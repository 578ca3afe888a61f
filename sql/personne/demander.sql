-- Enqueues the pending changes of a person for the identity provider, to run after the commit.
-- Chosen: docs/decisions/0015-comptes.md. The job carries a name and no secret; it reads the
--         pending steps one after the other, and two jobs of one person never run at once.
create or replace function personne.demander(p_identifiant text) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select tache.ajouter('identite', json_build_object('identifiant', p_identifiant),
                       'identite ' || p_identifiant, 'identite ' || md5(p_identifiant))
$$;
