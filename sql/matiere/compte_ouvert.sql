-- Returns the account of a kind and an object, or of a kind without an object; null before it is
-- opened.
-- Spec: matiere#comptes.
-- Why: no index serves `is not distinct from`, which would read every account of the kind
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
