-- The account of a kind that an object has, or that nothing has, once it was opened; null before.
-- Spec: matiere#comptes.
-- Why: no index answers `is not distinct from`, which read every account of the kind
--      (docs/decisions/0038-lectures-bornees.md).
create or replace function matiere.compte_ouvert(p_genre text, p_objet_id uuid) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_objet_id is null then
    return (select c.id from matiere.compte c where c.genre = p_genre and c.objet_id is null);
  end if;
  return (select c.id from matiere.compte c where c.genre = p_genre and c.objet_id = p_objet_id);
end
$$;
