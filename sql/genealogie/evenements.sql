-- Returns the movements of a lot's genealogy in the order of posting, for exports in another
-- vocabulary: for each, the records from which it took and to which it gave matter, and its
-- reversal. Reversed movements are included, because an earlier export may have contained them.
-- Spec: genealogie#genealogie.
-- Chosen: docs/decisions/0029-genealogie.md.
create or replace function genealogie.evenements(
  p_lot_id uuid, p_requete jsonb, p_personnes text[])
returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
set enable_seqscan = on
as $$
declare
  v_fuseau text := (select o.fuseau_horaire from organisation.organisation o
                    where o.id = core.organisation_id());
  v_limite integer := coalesce((p_requete ->> 'limite')::integer, 500);
  v_genres text[];
  v_ids uuid[];
  v_poids text;
  v_decalages text;
  v_mouvements uuid[];
  v_total bigint;
begin
  select array_agg(t.id order by t.place), max(t.combien)
  into v_mouvements, v_total
  from (
    select m.id, row_number() over (order by m.rang) as place, count(*) over () as combien
    from matiere.mouvement m
    where m.id = any(array(select genealogie.mouvements_autour(
      p_lot_id, coalesce(p_requete ->> 'sens', 'les_deux'),
      coalesce((p_requete ->> 'profondeur')::integer, 100000))))
    order by m.rang limit v_limite) as t;
  select array_agg(n.genre order by n.genre, n.id), array_agg(n.id order by n.genre, n.id),
         string_agg(coalesce(c.net_g::text, ''), E'\n' order by n.genre, n.id),
         string_agg(coalesce(core.decalage(c.date_operation, v_fuseau), ''), E'\n'
                    order by n.genre, n.id)
  into v_genres, v_ids, v_poids, v_decalages
  from (
    select n.genre, n.id
    from matiere.filiation f
      cross join lateral (values (f.de_genre, f.de_id), (f.vers_genre, f.vers_id)) as n (genre, id)
    where f.mouvement_id = any(v_mouvements)
    union select 'lot', p_lot_id) as n
    left join collecte.collecte c on n.genre = 'collecte' and c.id = n.id;
  return next concat(
    E'evenements\n"lot_id":"', p_lot_id, '","fuseau_horaire":', to_json(v_fuseau),
    ',"mouvements_total":', coalesce(v_total, 0), ',"mouvements":',
    genealogie.raconter(v_mouvements, v_fuseau));
  return query
  values (E'genre\n' || array_to_string(v_genres, E'\n')),
         (E'id\n' || array_to_string(v_ids, E'\n')), (E'net_g\n' || v_poids),
         (E'decalage\n' || v_decalages);
  return query select d.* from genealogie.decrire(v_genres, v_ids, p_personnes) as d;
end
$$;
