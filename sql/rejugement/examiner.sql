-- Compares the next records of a kind, by their ids, with their judgement by today's rules. Returns
-- the number of compared records, the last one, and those that differ. Writes nothing. If fewer
-- records than requested were compared, the end is reached.
-- Spec: service#donnees-en-place.
-- Chosen: docs/decisions/0050-rejuger.md. Why: page by page, so that memory stays limited and the
--         caller can show the progress.
create or replace function rejugement.examiner(
  p_genre text, p_apres uuid, p_nombre integer,
  out examines integer, out dernier uuid, out ecarts jsonb) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_genre rejugement.genre;
  v_ids uuid[];
begin
  select g.* into strict v_genre from rejugement.genre g where g.genre = p_genre;
  execute format('select array(select e.id from %s as e where e.id > $1 order by e.id limit $2)',
                 v_genre.entite) into v_ids
    using coalesce(p_apres, '00000000-0000-0000-0000-000000000000'), p_nombre;
  execute format('select coalesce(jsonb_agg(to_jsonb(e) order by e.reference, e.id), ''[]'')
                  from %s($1) as e', v_genre.comparaison) into ecarts using v_ids;
  examines := cardinality(v_ids);
  dernier := v_ids[examines];
end
$$;
