-- Returns a result with the ids of its command as the envelope spelled them. A UUID in capitals is
-- the same id, but the phone looks for its own spelling.
-- Spec: commandes#ids.
create or replace function commande.comme_recus(p_resultat text, p_enveloppe text) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_resultat text := p_resultat;
  v_id text;
begin
  for v_id in
    select distinct m.ids[1]
    from regexp_matches(
      p_enveloppe, '[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}', 'g') as m (ids)
  loop
    v_resultat := replace(v_resultat, lower(v_id), v_id);
  end loop;
  return v_resultat;
end
$$;
