-- Who may read the genealogy of a lot, which one is asked for, and whose names stand in it: what
-- `v1.lots_genealogie` knows before it tells anything. A service that asks for no columns is of a
-- release that knows none, and is told to come again.
-- Spec: genealogie#vues, genealogie#personnes.
-- Chosen: docs/decisions/0063-genealogie-ecrite.md.
-- Refuses: droit_manquant, lot_inconnu.
create or replace function genealogie.ouvrir(
  p_appelant jsonb, p_requete jsonb, out lot_id uuid, out personnes text[], out fuseau text)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_lecture(p_appelant, now(), 'stock');
begin
  select l.id into lot_id from lot.lot l where l.id = (p_requete ->> 'id')::uuid;
  if lot_id is null then
    raise sqlstate 'TR404' using message = 'lot_inconnu';
  end if;
  if not p_requete ? 'colonnes' then
    raise sqlstate 'TR503' using message = 'service_indisponible';
  end if;
  personnes := utilisateur.personnes_lisibles(v_session, now());
  select o.fuseau_horaire into fuseau
  from organisation.organisation o where o.id = core.organisation_id();
end
$$;
