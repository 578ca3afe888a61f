-- Returns the largest size of a file of some role at a date, in bytes; a role that the
-- organization's setting leaves out keeps its default.
-- Chosen: docs/decisions/0026-fichiers.md.
create or replace function fichier.taille_max(p_role text, p_le timestamptz) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return 1024 * coalesce(
    (reglage.objet('fichiers.taille_max_ko', p_le) ->> p_role)::bigint,
    (select (c.defaut ->> p_role)::bigint from reglage.cle c
     where c.cle = 'fichiers.taille_max_ko'));
end
$$;
