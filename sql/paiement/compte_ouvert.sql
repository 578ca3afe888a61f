-- Returns the money account of a kind and an object; null before it is opened.
-- Spec: paiements#livre.
create or replace function paiement.compte_ouvert(p_genre text, p_objet_id uuid) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_objet_id is null then
    return (select c.id from paiement.compte c where c.genre = p_genre and c.objet_id is null);
  end if;
  return (select c.id from paiement.compte c where c.genre = p_genre and c.objet_id = p_objet_id);
end
$$;
