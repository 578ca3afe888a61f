-- Returns whether an account may see, declare and end the interests of others.
-- Spec: identites-et-droits#separation-des-taches.
-- Chosen: `users.manage` or `review.resolve`;
--       docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function inspection.peut_gerer_interets(
  p_utilisateur_id uuid, p_le timestamptz) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select utilisateur.permissions(p_utilisateur_id, p_le)
    && array['users.manage', 'review.resolve']
$$;
