-- Updates one record to today's judgment, for kinds that no route judges again, by a person's act
-- and with a reason. Returns the differences; without any, returns null and changes nothing.
-- Spec: service#application.
-- Chosen: docs/decisions/0050-rejuger.md.
-- Refuses: decision_invalide (a kind that its own routes judge again), and what the functions of
--          `rejugement.genre` refuse, such as `adhesion.suivre_sortie`.
create or replace function rejugement.appliquer(
  p_genre text, p_id uuid, p_raison text, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_genre rejugement.genre;
  v_ecart jsonb;
begin
  select g.* into v_genre from rejugement.genre g where g.genre = p_genre;
  if v_genre.application is null then
    raise sqlstate 'TR400' using message = 'decision_invalide',
      detail = jsonb_build_object('genre', p_genre)::text;
  end if;
  execute format('select to_jsonb(e) from %s(array[$1]) as e', v_genre.comparaison) into v_ecart
    using p_id;
  if v_ecart is not null then
    execute format('select %s($1, $2)', v_genre.application) using p_id, p_le;
    perform journal.consigner(p_le, 'rejugement.appliquer', p_genre, p_id, jsonb_build_object(
      'auteur', 'operateur', 'raison', p_raison, 'avant', v_ecart -> 'avant',
      'apres', v_ecart -> 'apres'));
  end if;
  return v_ecart;
end
$$;
