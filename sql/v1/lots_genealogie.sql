-- GET /v1/lots/{id}/genealogie: what a lot is made of and what became of it; with `format` epcis
-- the movements behind it. A picture is told with the clocks that its dates are shown by. A great
-- answer comes in pieces that follow each other.
-- Spec: genealogie#vues.
-- Chosen: docs/decisions/0029-genealogie.md.
-- Refuses: droit_manquant, lot_inconnu.
create or replace function v1.lots_genealogie(p_appelant jsonb, p_requete jsonb) returns setof text
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set work_mem = '32MB'
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  v_personnes text[] := utilisateur.personnes_lisibles(v_session, now());
  v_lot_id uuid;
begin
  select l.id into v_lot_id from lot.lot l where l.id = (p_requete ->> 'id')::uuid;
  if v_lot_id is null then
    raise sqlstate 'TR404' using message = 'lot_inconnu';
  end if;
  if p_requete ->> 'format' = 'epcis' then
    return next genealogie.evenements(v_lot_id, p_requete, v_personnes);
  elsif p_requete ->> 'format' in ('svg', 'html') then
    return query
    select format('{"fuseau_horaire": %s, "genealogie": ', to_json(o.fuseau_horaire))
    from organisation.organisation o where o.id = core.organisation_id();
    return query select l.* from genealogie.lire(v_lot_id, p_requete, v_personnes) as l;
    return next '}';
  else
    return query select l.* from genealogie.lire(v_lot_id, p_requete, v_personnes) as l;
  end if;
end
$$;
grant execute on function v1.lots_genealogie(jsonb, jsonb) to api;
