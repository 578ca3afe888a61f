-- Returns a correction, if the session may read its record, with the records that today's rules
-- judge otherwise: the corrected record, and records validated with its former value, as `rejuger`
-- lists them. Each has its state, its state by today's rules, and the act that a person may do.
-- Spec: corrections#lecture, corrections#maintenus, service#donnees-en-place.
-- Refuses: correction_inconnue, droit_manquant.
create or replace function fiche.lire_correction(
  p_id uuid, p_session utilisateur.session, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_correction correction.correction;
  v_genre record;
  v_ecarts jsonb;
  v_juges jsonb := '[]';
begin
  select c.* into v_correction from correction.correction c where c.id = p_id;
  if v_correction.id is null then
    raise sqlstate 'TR404' using message = 'correction_inconnue';
  elsif v_correction.entite <> all (fiche.corrections_lisibles(p_session, p_le)) then
    raise sqlstate 'TR403' using message = 'droit_manquant';
  end if;
  for v_genre in
    select g.genre, g.comparaison, array_agg(distinct m.id) as ids
    from rejugement.genre g
      join (select v_correction.entite as entite, v_correction.entite_id as id
            union all
            select m.value ->> 'entite', (m.value ->> 'id')::uuid
            from jsonb_array_elements(v_correction.maintenus) as m) as m on m.entite = g.genre
    group by g.genre, g.comparaison, g.rang order by g.rang
  loop
    execute format(
      'select coalesce(jsonb_agg(jsonb_build_object(''entite'', $1::text) || to_jsonb(e)
                                 order by e.reference, e.id), ''[]'')
       from %s($2) as e', v_genre.comparaison)
      into v_ecarts using v_genre.genre, v_genre.ids;
    v_juges := v_juges || v_ecarts;
  end loop;
  return correction.presenter(v_correction) || jsonb_build_object('juges_autrement', v_juges);
end
$$;
