-- GET /v1/lots/{id}/genealogie: what a lot is made of and what became of it; with `format` epcis
-- the movements behind it. As columns, a row each, of which the service writes what is asked for;
-- one that asks for no columns is of a release that knows none, and is told to come again. A
-- picture is told with the clocks that its dates are shown by.
-- Spec: genealogie#vues.
-- Chosen: docs/decisions/0029-genealogie.md, docs/decisions/0063-genealogie-ecrite.md.
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
  if not p_requete ? 'colonnes' then
    raise sqlstate 'TR503' using message = 'service_indisponible';
  end if;
  if p_requete ->> 'format' = 'epcis' then
    return query select e.* from genealogie.evenements(v_lot_id, p_requete, v_personnes) as e;
    return;
  end if;
  if p_requete ->> 'format' in ('svg', 'html') then
    return query
    select E'fuseau_horaire\n' || o.fuseau_horaire
    from organisation.organisation o where o.id = core.organisation_id();
  end if;
  return query select l.* from genealogie.lire(v_lot_id, p_requete, v_personnes) as l;
end
$$;
grant execute on function v1.lots_genealogie(jsonb, jsonb) to api;
