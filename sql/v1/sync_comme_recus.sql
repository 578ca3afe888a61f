-- Returns a result with ids spelled as in the envelope of its command.
-- Spec: commandes#ids.
create or replace function v1.sync_comme_recus(p_resultat text, p_enveloppe text) returns text
language plpgsql immutable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return commande.comme_recus(p_resultat, p_enveloppe);
end
$$;
grant execute on function v1.sync_comme_recus(text, text) to api;
