-- Returns the ledger account of a kind and an object; opens it at its first use.
-- Spec: matiere#comptes.
-- Chosen: docs/decisions/0006-matiere.md.
create or replace function matiere.compte_de(p_genre text, p_objet_id uuid) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
begin
  v_id := matiere.compte_ouvert(p_genre, p_objet_id);
  if v_id is null then
    insert into matiere.compte (organisation_id, genre, objet_id)
    values (core.organisation_id(), p_genre, p_objet_id)
    on conflict on constraint compte_unique do nothing
    returning id into v_id;
  end if;
  if v_id is null then  -- another transaction opened it meanwhile
    v_id := matiere.compte_ouvert(p_genre, p_objet_id);
  end if;
  return v_id;
end
$$;
