-- Returns the contents of the receipt of a collection in its present state; null if the collection
-- is devalidated.
-- Spec: documents#recu.
create or replace function collecte.contenu_recu(
  p_id uuid, p_pour_id uuid, p_langue text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select collecte.dire_recu(c, p_langue, (
      select max(w.version) from collecte.toute_pesee w where w.collecte_id = c.id), 'infinity')
    from collecte.collecte c where c.id = p_id and c.statut = 'enregistree');
end
$$;
