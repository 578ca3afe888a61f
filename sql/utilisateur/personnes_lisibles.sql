-- Returns the kinds of persons whose names a session may read next to their ids: producers,
-- suppliers and clients for readers of the module that owns them, authors for readers of accounts.
-- Spec: genealogie#personnes.
-- Chosen: docs/decisions/0029-genealogie.md.
create or replace function utilisateur.personnes_lisibles(
  p_session utilisateur.session, p_le timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_permissions text[] := utilisateur.permissions_de_session(p_session, p_le);
begin
  return array(
    select v.genre
    from (values ('producteur', 'noyau'), ('fournisseur', 'certification'), ('client', 'ventes'))
      as v (genre, module)
    where 'dashboard.view' = any(v_permissions)
      or exists (select from utilisateur.permission p
                 where p.module = v.module and p.code = any(v_permissions))
    union all
    select 'auteur' where 'users.manage' = any(v_permissions));
end
$$;
