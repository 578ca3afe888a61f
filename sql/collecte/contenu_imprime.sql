-- Returns the contents of the receipt that a phone printed for a collection without a document;
-- null without a collection.
-- Spec: documents#terrain.
create or replace function collecte.contenu_imprime(p_id uuid, p_langue text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (select collecte.recu_imprime(c, p_langue)
          from collecte.collecte c where c.id = p_id and c.statut = 'enregistree');
end
$$;
