-- Judges a request for a genealogy before anything is returned: its lot, its size, and the persons
-- whose names the caller may read. A service of an older release requests no columns, and gets 503.
-- Spec: genealogie#vues, genealogie#personnes.
-- Chosen: docs/performance.md#genealogy.
-- Refuses: lot_inconnu.
create or replace function genealogie.demander(
  p_session utilisateur.session, p_requete jsonb, p_le timestamptz,
  out lot_id uuid, out personnes text[], out fuseau text)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  select l.id into lot_id from lot.lot l where l.id = (p_requete ->> 'id')::uuid;
  if lot_id is null then
    raise sqlstate 'TR404' using message = 'lot_inconnu';
  end if;
  if not p_requete ? 'colonnes' then
    raise sqlstate 'TR503' using message = 'service_indisponible';
  end if;
  personnes := utilisateur.personnes_lisibles(p_session, p_le);
  select o.fuseau_horaire into fuseau
  from organisation.organisation o where o.id = core.organisation_id();
end
$$;
