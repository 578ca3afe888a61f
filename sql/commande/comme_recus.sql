-- Returns a result with its ids as the envelope of its command spelled them. A UUID in capitals is
-- the same id, but the phone searches for its own spelling.
-- Spec: commandes#ids.
create or replace function commande.comme_recus(p_resultat text, p_enveloppe text) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_resultat text := p_resultat;
  v_id text;
  v_place integer;
begin
  for v_rang in 1 .. regexp_count(p_resultat, '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}') loop
    v_id := regexp_substr(
      p_resultat, '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}', 1, v_rang);
    if strpos(p_enveloppe, v_id) = 0 then
      v_place := strpos(lower(p_enveloppe collate "C"), v_id);
      if v_place > 0 then
        v_resultat := replace(v_resultat, v_id, substr(p_enveloppe, v_place, 36));
      end if;
    end if;
  end loop;
  return v_resultat;
end
$$;
