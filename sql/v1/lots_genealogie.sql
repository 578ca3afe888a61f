-- GET /v1/lots/{id}/genealogie: what a lot is made of and what became of it; with `format` epcis
-- the movements behind it. A picture is told with the clocks that its dates are shown by.
-- Spec: genealogie#vues.
-- Chosen: docs/decisions/0029-genealogie.md.
-- Refuses: droit_manquant, lot_inconnu.
create or replace function v1.lots_genealogie(p_appelant jsonb, p_requete jsonb) returns text
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  v_personnes text[] := utilisateur.personnes_lisibles(v_session.utilisateur_id, now());
  v_lot_id uuid;
begin
  select l.id into v_lot_id from lot.lot l where l.id = (p_requete ->> 'id')::uuid;
  if v_lot_id is null then
    raise sqlstate 'TR404' using message = 'lot_inconnu';
  end if;
  if p_requete ->> 'format' = 'epcis' then
    return genealogie.evenements(v_lot_id, p_requete, v_personnes);
  end if;
  if p_requete ->> 'format' in ('svg', 'html') then
    return (
      select json_build_object(
        'fuseau_horaire', o.fuseau_horaire,
        'genealogie', genealogie.lire(v_lot_id, p_requete, v_personnes)::json)
      from organisation.organisation o where o.id = core.organisation_id());
  end if;
  return genealogie.lire(v_lot_id, p_requete, v_personnes);
end
$$;
grant execute on function v1.lots_genealogie(jsonb, jsonb) to api;
